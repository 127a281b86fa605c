"""`hitpath serve` of 3,000 files: how quickly it answers while 300 tabs wait, beside answers while nobody waits."""

import http.client
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

from measure import Row

FILES, TABS = 3_000, 300
ASKED = {"a page": ("/t1.html", 50), "the index": ("/index.html", 20), "the script": ("/hitpath.js", 50),
         "a page that is not there": ("/none.html", 50)}  # fmt: skip


def get(port, path):
    """Milliseconds, status and text of one request."""
    begin = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", path)
    reply = connection.getresponse()
    body = reply.read()
    connection.close()
    return (time.perf_counter() - begin) * 1e3, reply.status, body.decode()


def wait(port, page, revision):
    """A tab that waits for a change, as an open connection."""
    tab = socket.create_connection(("127.0.0.1", port))
    tab.sendall(f"GET /-/changes?page={page}&revision={revision} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    return tab


def rows(context):
    folder = context.folder / "served"
    folder.mkdir()
    for number in range(FILES):
        text = f"window: {{subviews: [{{id: V{number}, frame: [0, 0, 99, 99]}}]}}\ntouches: [{{tap: [50, 50]}}]\n"
        Path(folder, f"t{number}.yml").write_text(text)
    server = subprocess.Popen(
        [context.hitpath, "serve", folder, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        said = ""
        while not (found := re.search(r"(?:127\.0\.0\.1|localhost):(\d+)", said)):
            line = server.stdout.readline()
            if not line:
                sys.exit(f"hitpath serve ended: {said.strip()}")
            said += line
        port = int(found.group(1))
        page = get(port, "/t1.html")[2]
        while get(port, "/index.html")[1] != 200:
            time.sleep(0.1)
        alone = {name: [get(port, path)[0] for _ in range(count)] for name, (path, count) in ASKED.items()}
        revision = re.search(r'data-revision="([^"]*)"', page)
        revision = revision.group(1) if revision else "0"
        tabs = [wait(port, f"t{number}.html", revision) for number in range(TABS)]
        time.sleep(1)
        for name, (path, count) in ASKED.items():
            crowded = [get(port, path)[0] for _ in range(count)]
            yield Row(f"serve: {name}, while {TABS} tabs wait", "while none waits", "ms", crowded, [median(alone[name])] * count)
        for tab in tabs:
            tab.close()
    finally:
        server.terminate()
        server.wait()
