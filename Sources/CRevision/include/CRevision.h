// SPDX-License-Identifier: Apache-2.0

#ifndef CREVISION_H
#define CREVISION_H

/// The commit that the program was built from; empty unless `make build` or `make install` told it. In C, since Swift has no
/// definitions with values on the command line of its compiler.
const char *hitpath_revision(void);

#endif
