// In place of @rc-component/portal's own: it writes a style without the nonce, which the CSP refuses, to stop the
// body from scrolling, which never scrolls here (the shell is one screen high).
export default function useScrollLocker() {
  return undefined;
}
