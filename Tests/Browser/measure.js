// Measures the texts of the inline SVG pictures of a page. Evaluates to an object with functions.
(() => {
  const SHAPES = "polygon, rect, path, ellipse, circle";
  const TOLERANCE = 1;

  const point = (x, y) => new DOMPoint(x, y);

  // From an element's own coordinates to those of the picture.
  function toPicture(picture, element) {
    const inverse = picture.getScreenCTM()?.inverse();
    const own = element.getScreenCTM();
    return inverse && own ? inverse.multiply(own) : null;
  }

  function boxIn(picture, element) {
    const matrix = toPicture(picture, element);
    const box = element.getBBox();
    if (!matrix) return null;
    const corners = [[0, 0], [1, 0], [0, 1], [1, 1]].map(([i, j]) =>
      point(box.x + i * box.width, box.y + j * box.height).matrixTransform(matrix));
    const xs = corners.map((corner) => corner.x);
    const ys = corners.map((corner) => corner.y);
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  const width = (box) => box.right - box.left;
  const height = (box) => box.bottom - box.top;
  const middle = (box) => point((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const holds = (box, p) => p.x >= box.left && p.x <= box.right && p.y >= box.top && p.y <= box.bottom;

  function fills(picture, shape, p) {
    const matrix = toPicture(picture, shape);
    return matrix !== null && shape.isPointInFill(p.matrixTransform(matrix.inverse()));
  }

  // Opens folded parts of the page for a measurement, since a text that is not laid out cannot be measured.
  function unfolded(measure) {
    const closed = [...document.querySelectorAll("details:not([open])")];
    const hidden = [...document.querySelectorAll("[hidden]")].map((element) => [element, element.getAttribute("hidden")]);
    closed.forEach((details) => { details.open = true; });
    hidden.forEach(([element]) => element.removeAttribute("hidden"));
    try {
      return measure();
    } finally {
      closed.forEach((details) => { details.open = false; });
      hidden.forEach(([element, value]) => element.setAttribute("hidden", value));
    }
  }

  function pictures() {
    return [...document.querySelectorAll("svg")].filter((svg) => !svg.parentElement.closest("svg"));
  }

  // The texts of a picture that are laid out and say something.
  function texts(picture) {
    return [...picture.querySelectorAll("text")].filter((text) =>
      !text.closest("defs, symbol, clipPath, mask") && text.textContent.trim() !== ""
      && text.checkVisibility() && text.getBBox().width > 0);
  }

  // The shapes that a text may have to stay inside of: those of its box, or of its own group.
  function shapesFor(text) {
    if (text.closest("g.edge")) return [];
    const owner = text.closest("g.aside, g.object") ?? text.closest("g");
    if (!owner) return [];
    const shapes = [...owner.children].filter((child) => child.matches(SHAPES));
    return shapes.filter((shape) => shape.checkVisibility());
  }

  function place(picture) {
    const label = picture.getAttribute("aria-label") ?? picture.querySelector("title")?.textContent ?? "";
    return picture.id || label || picture.getAttribute("class") || "svg";
  }

  // Every text that leaves its shape or the picture, as sentences, and how many texts were measured.
  function strayTexts() {
    const strays = [];
    let measured = 0;
    for (const picture of pictures()) {
      const view = picture.viewBox.baseVal;
      const frame = view && view.width > 0
        ? { left: view.x, right: view.x + view.width, top: view.y, bottom: view.y + view.height } : null;
      // In a picture that is shown smaller, letters are set to whole pixels of the screen.
      const tolerance = TOLERANCE / Math.min(1, picture.getScreenCTM()?.a || 1);
      for (const text of texts(picture)) {
        const box = boxIn(picture, text);
        if (!box) continue;
        measured += 1;
        const say = (what) => strays.push(`${place(picture)}: "${text.textContent.trim()}" ${what}`);
        const beyond = (outer) => Math.max(
          outer.left - box.left, box.right - outer.right, outer.top - box.top, box.bottom - outer.bottom);

        if (frame && beyond(frame) > tolerance) say(`leaves the picture by ${beyond(frame).toFixed(1)}`);

        // The smallest shape around the text's middle is the one that was drawn for it.
        const around = shapesFor(text)
          .map((shape) => ({ shape, box: boxIn(picture, shape) }))
          .filter((entry) => entry.box && width(entry.box) >= 4 && height(entry.box) >= 4
            && holds(entry.box, middle(box)))
          .sort((a, b) => width(a.box) * height(a.box) - width(b.box) * height(b.box))[0];
        if (!around) continue;
        if (beyond(around.box) > tolerance) {
          say(`leaves its ${around.shape.tagName} by ${beyond(around.box).toFixed(1)}`);
          continue;
        }
        // A box does not tell where the slanted sides of a diamond or an ellipse are.
        const y = middle(box).y;
        const ends = [point(Math.min(box.left + TOLERANCE, box.right), y),
          point(Math.max(box.right - TOLERANCE, box.left), y)];
        if (!ends.every((end) => fills(picture, around.shape, end))) {
          say(`crosses the side of its ${around.shape.tagName}`);
        }
      }
    }
    return { strays, measured };
  }

  // Colours, as [red, green, blue, alpha] from 0 to 1. A canvas reads every notation that CSS knows.
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 })
    .getContext("2d", { willReadFrequently: true });

  function colour(css) {
    if (!css || css === "none" || css.startsWith("url(")) return null;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
    return [red / 255, green / 255, blue / 255, alpha / 255];
  }

  // In the dark the app's own colours are inverted, and their hue turned back, by a filter.
  const TURNED = [[-0.574, 1.43, 0.144], [0.426, 0.43, 0.144], [0.426, 1.43, -0.856]];

  function painted(shape, fill) {
    const invert = /invert\(([\d.]+)\)/.exec(shape.closest(".paint") ? getComputedStyle(shape.closest(".paint")).filter : "");
    if (!invert) return fill;
    const amount = Number(invert[1]);
    const turned = fill.slice(0, 3).map((part) => part * (1 - 2 * amount) + amount);
    return TURNED.map((row) => Math.max(0, Math.min(1, row.reduce((sum, part, i) => sum + part * turned[i], 0)))).concat(fill[3]);
  }

  function over(top, bottom) {
    return [0, 1, 2].map((i) => top[i] * top[3] + bottom[i] * (1 - top[3])).concat(1);
  }

  function luminance(rgb) {
    const [red, green, blue] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(one, other) {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  // The opacity of an element with everything around it, up to the picture.
  function opacity(element, picture) {
    let product = 1;
    for (let at = element; at && at !== picture.parentElement; at = at.parentElement) {
      product *= Number(getComputedStyle(at).opacity);
    }
    return product;
  }

  function pageColour(element) {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const layer = colour(getComputedStyle(at).backgroundColor);
      if (layer && layer[3] > 0) layers.push(layer);
      if (layer && layer[3] === 1) break;
    }
    const canvasColour = colour(getComputedStyle(document.documentElement).colorScheme.includes("dark")
      && matchMedia("(prefers-color-scheme: dark)").matches ? "#121212" : "white");
    return layers.reduceRight((below, layer) => over(layer, below), canvasColour);
  }

  // Every text in a picture whose contrast with what is painted below it is too low for WCAG AA, as sentences.
  // Checkers of whole pages leave SVG out.
  function faintTexts() {
    const faint = [];
    let measured = 0;
    for (const picture of pictures()) {
      const ground = pageColour(picture);
      const shapes = [...picture.querySelectorAll(SHAPES)]
        .filter((shape) => !shape.closest("defs, symbol, clipPath, mask") && shape.checkVisibility());
      for (const text of texts(picture)) {
        const box = boxIn(picture, text);
        // The app's texts have the app's colours.
        if (!box || text.closest(".paint")) continue;
        let below = ground;
        for (const shape of shapes) {
          if (!(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)) break;
          const style = getComputedStyle(shape);
          if (style.fill === "none" || !fills(picture, shape, middle(box))) continue;
          const own = colour(style.fill);
          if (!own) { below = null; continue; }  // a gradient or pattern
          const fill = painted(shape, own);
          fill[3] *= Number(style.fillOpacity) * opacity(shape, picture);
          if (below) below = over(fill, below); else if (fill[3] === 1) below = fill;
        }
        const style = getComputedStyle(text.querySelector("tspan") ?? text);
        const fill = colour(style.fill);
        // Letters have a wide edge of another colour around them, drawn before they are.
        const edge = style.paintOrder.startsWith("stroke") && parseFloat(style.strokeWidth) >= 3 && colour(style.stroke);
        if (edge?.[3] === 1) below = edge;
        if (!below || !fill) continue;
        measured += 1;
        fill[3] *= Number(style.fillOpacity) * opacity(text, picture);
        const ratio = contrast(over(fill, below), below);
        const pixels = parseFloat(style.fontSize) * Math.abs(text.getScreenCTM()?.d ?? 1);
        const large = pixels >= 24 || (pixels >= 18.66 && Number(style.fontWeight) >= 700);
        if (ratio < (large ? 3 : 4.5)) {
          faint.push(`${place(picture)}: "${text.textContent.trim()}" has a contrast of ${ratio.toFixed(2)}`);
        }
      }
    }
    return { faint, measured };
  }

  // Pictures without a role, or without a name for people who do not see them. Decoration is exempt.
  function namelessPictures() {
    const referred = (ids) => ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    return pictures().filter((picture) => {
      // A picture of several parts has one name for all of them.
      if (picture.closest("[aria-hidden=true]") || picture.parentElement.closest("[role=img]")) return false;
      const name = picture.hasAttribute("aria-labelledby") ? referred(picture.getAttribute("aria-labelledby"))
        : picture.getAttribute("aria-label") ?? picture.querySelector(":scope > title")?.textContent ?? "";
      return name.trim() === "" || !picture.hasAttribute("role");
    }).map((picture) => picture.outerHTML.slice(0, 160));
  }

  function repeatedIds() {
    const seen = new Map();
    document.querySelectorAll("[id]").forEach(({ id }) => seen.set(id, (seen.get(id) ?? 0) + 1));
    return [...seen].filter(([, count]) => count > 1).map(([id, count]) => `${id} (${count} times)`);
  }

  // References inside the page that lead nowhere.
  function danglingReferences() {
    const dangling = [];
    const check = (id, element, attribute) => {
      if (!document.getElementById(id)) dangling.push(`${element.tagName.toLowerCase()} ${attribute}="${id}"`);
    };
    for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "for", "headers"]) {
      document.querySelectorAll(`[${attribute}]`).forEach((element) => {
        element.getAttribute(attribute).split(/\s+/).filter(Boolean).forEach((id) => check(id, element, attribute));
      });
    }
    document.querySelectorAll("svg *").forEach((element) => {
      for (const { name, value } of element.attributes) {
        const match = /^url\(["']?#([^"')]+)["']?\)$/.exec(value.trim());
        if (match) check(match[1], element, name);
      }
      const href = element.getAttribute("href") ?? element.getAttribute("xlink:href");
      if (href?.startsWith("#") && href.length > 1) check(decodeURIComponent(href.slice(1)), element, "href");
    });
    return dangling;
  }

  return {
    strayTexts: () => unfolded(strayTexts),
    faintTexts: () => unfolded(faintTexts),
    namelessPictures,
    repeatedIds,
    danglingReferences,
  };
})()
