"""What `hitpath serve` answers within, while many tabs wait: 3,000 files, 300 waiting tabs, other requests beside them.

    HITPATH=… python Benchmarks/Pages/serve_benchmark.py [FILES [TABS]]

Prints the slowest and the middle request of each kind, and ends with 1 if one took 100 ms or more. A page that is asked
for the first time has to be made; that one may take longer, and nobody else waits for it.
"""

import http.client
import os
import re
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

LIMIT = 0.1


def get(port, path):
    """Seconds and status of one request."""
    begin = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path)
    reply = connection.getresponse()
    body = reply.read()
    connection.close()
    return time.perf_counter() - begin, reply.status, body.decode()


def wait(port, page, revision):
    """A tab that waits for a change, as an open connection."""
    tab = socket.create_connection(("127.0.0.1", port))
    tab.sendall(
        f"GET /-/changes?page={page}&revision={revision} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    )
    return tab


def main():
    files = int(sys.argv[1]) if len(sys.argv) > 1 else 3_000
    tabs = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    with tempfile.TemporaryDirectory() as folder:
        for number in range(files):
            text = f"window: {{subviews: [{{id: V{number}, frame: [0, 0, 99, 99]}}]}}\ntouches: [{{tap: [50, 50]}}]\n"
            Path(folder, f"t{number}.yml").write_text(text)
        begin = time.perf_counter()
        server = subprocess.Popen(
            [os.environ["HITPATH"], "serve", folder, "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        try:
            port = 0
            said = ""
            while not port:
                line = server.stdout.readline()
                if not line:
                    sys.exit(f"hitpath serve ended: {said.strip()}")
                said += line
                found = re.search(r"127\.0\.0\.1:(\d+)|localhost:(\d+)", line)
                port = int(found.group(1) or found.group(2)) if found else 0
            page = get(port, "/t1.html")[2]
            while get(port, "/index.html")[1] != 200:
                pass
            print(f"{files} files: {time.perf_counter() - begin:.1f} s until the first page and the index")
            revision = re.search(r'data-revision="([^"]*)"', page)
            revision = revision.group(1) if revision else "0"
            waiting = [wait(port, f"t{number % files}.html", revision) for number in range(tabs)]
            failed = False
            time.sleep(1)
            for kind, paths in {
                "a page": ["/t1.html"] * 50, "the index": ["/index.html"] * 20, "the script": ["/hitpath.js"] * 50,
                "a page that is not there": ["/none.html"] * 50,
            }.items():
                times = [get(port, path) for path in paths]
                slowest, middle = max(t[0] for t in times), statistics.median(t[0] for t in times)
                status = {t[1] for t in times}
                print(f"{kind:26} {middle * 1000:7.1f} ms, slowest {slowest * 1000:7.1f} ms, status {status}")
                failed = failed or slowest >= LIMIT
            for tab in waiting:
                tab.close()
            sys.exit(1 if failed else 0)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
