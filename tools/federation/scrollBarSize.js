// In place of @rc-component/util's own: it writes a style without the nonce, which the CSP refuses, to measure a
// scroll bar that a page has styled. Ours are the browser's own.
function measure() {
  const box = document.createElement('div');
  Object.assign(box.style, { position: 'absolute', width: '100px', height: '100px' });
  box.style.overflow = 'scroll';
  document.body.appendChild(box);
  const size = {
    width: box.offsetWidth - box.clientWidth,
    height: box.offsetHeight - box.clientHeight,
  };
  box.remove();
  return size;
}

let known;

export default function getScrollBarSize(fresh) {
  if (fresh || !known) known = measure();
  return known.width;
}

export function getTargetScrollBarSize() {
  return measure();
}
