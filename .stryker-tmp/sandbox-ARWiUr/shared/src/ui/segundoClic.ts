/** As long as two presses in one place are one double click. */
// @ts-nocheck

const DOBLE_MS = 500;

let cerrado = -Infinity;

/** A second press counts itself; a key and what a program presses do not. After a first one elsewhere the second is that one's. */
function tragar(event: MouseEvent): void {
  if (event.detail === 1) cerrado = -Infinity;
  if (event.detail < 2 || performance.now() - cerrado > DOBLE_MS) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The second half of a double click on what closed a dialog is not for what lay under it. */
export function tragarSegundoClic(): void {
  cerrado = performance.now();
  for (const tipo of ['mousedown', 'click', 'dblclick'] as const)
    window.addEventListener(tipo, tragar, true);
}
