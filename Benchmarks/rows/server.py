"""`hitpath serve`: how quickly a press is answered beside the page as made before, and how quickly it answers for 3,000 files
while 300 tabs wait, beside answers while nobody waits."""

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
# Sections of a screen and views in each, one of three a button: 100 and 3,000 views.
PRESSED, PRESSES = {100: (10, 9), 3_000: (100, 29)}, 40
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


def sections(count, inside):
    """A screen of sections with the same number of views in each."""
    text = "window:\n  subviews:\n"
    width, height = 390 / 10, 844 / (count / 10)
    for section in range(count):
        frame = f"[{section % 10 * width}, {section // 10 * height}, {width}, {height}]"
        text += f"    - id: Section {section}\n      frame: {frame}\n      subviews:\n"
        for part in range(inside):
            kind = "UIButton" if part % 3 == 0 else "UILabel"
            frame = f"[{part % 5 * width / 5}, {part // 5 * height / 6}, {width / 5}, {height / 6}]"
            text += f"        - {{id: Part {section}.{part}, class: {kind}, frame: {frame}}}\n"
    return text + "touches: [{tap: [100, 100]}]\n"


def started(context, path):
    """A server, and its port."""
    server = subprocess.Popen(
        [context.hitpath, "serve", path, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    said = ""
    while not (found := re.search(r"(?:127\.0\.0\.1|localhost):(\d+)", said)):
        line = server.stdout.readline()
        if not line:
            sys.exit(f"hitpath serve ended: {said.strip()}")
        said += line
    return server, int(found.group(1))


def presses(context):
    for views, size in PRESSED.items():
        server, port = started(context, context.file(f"pressed{views}.yml", sections(*size)))
        try:
            page = f"/pressed{views}.html"
            get(port, page)
            kept = [get(port, page)[0] for _ in range(PRESSES)]
            asked = [f"{page}?tap={7 + press * 17 % 380},{31 + press * 37 % 800}&part=answer" for press in range(PRESSES)]
            answers = [get(port, each) for each in asked]
            if any(status != 200 for _, status, _ in answers):
                sys.exit(f"hitpath serve does not answer {asked[0]}")
            yield Row(f"serve: the answer to a press, {views:,} views", "the page as made before", "ms", [each[0] for each in answers], kept)
        finally:
            server.terminate()
            server.wait()


def rows(context):
    yield from presses(context)
    folder = context.folder / "served"
    folder.mkdir()
    for number in range(FILES):
        text = f"window: {{subviews: [{{id: V{number}, frame: [0, 0, 99, 99]}}]}}\ntouches: [{{tap: [50, 50]}}]\n"
        Path(folder, f"t{number}.yml").write_text(text)
    server, port = started(context, folder)
    try:
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
