"""What is measured, a file for each subject. Each has a function `rows(context)`."""
