import { useLayoutEffect } from 'react';

/** Takes away the skeleton of the page, in the same frame in which something real shows. */
export function Visible() {
  useLayoutEffect(() => {
    document.getElementById('esqueleto')?.remove();
  }, []);
  return null;
}
