/** Two presses in one place are one double click for this long. */
const DOBLE_MS = 500;
/** Nobody has seen yet that a dialog is gone, and answered it, so soon after. */
const SIN_VER_MS = 300;

let cerrado = -Infinity;
let ultimaTecla = '';
let cerradoConEnter = -Infinity;

function callar(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A second press counts itself; a key and what a program presses do not. After a first one elsewhere the second is that one's. */
function tragarClic(event: MouseEvent): void {
  if (event.detail === 1) cerrado = -Infinity;
  if (event.detail < 2 || performance.now() - cerrado > DOBLE_MS) return;
  if (event.target instanceof Element && event.target.closest('[data-repite]')) return; // pressed again on purpose
  callar(event);
}

/** One that is held is the one that closed it, however long. */
function tragarEnter(event: KeyboardEvent): void {
  const pronto = performance.now() - cerradoConEnter < SIN_VER_MS;
  const sigue = event.repeat && cerradoConEnter > -Infinity;
  if (event.key === 'Enter' && (pronto || sigue)) callar(event);
  else cerradoConEnter = -Infinity;
  ultimaTecla = event.key;
}

/** Who points at something has seen what there is. */
function alPulsar(): void {
  ultimaTecla = '';
  cerradoConEnter = -Infinity;
}

/** Hears which key was the last one before a dialog closes. To be called as one opens. */
export function mirarTeclas(): void {
  window.addEventListener('keydown', tragarEnter, true);
  window.addEventListener('pointerdown', alPulsar, true);
}

/**
 * What closed a dialog closes nothing else: the second half of a double click is not for what lay under it, and the second
 * of two impatient Enters, or one that is held, does not press the button that opened it, which has the focus again.
 * To be called as one closes.
 */
export function tragarSegundaVez(): void {
  cerrado = performance.now();
  if (ultimaTecla === 'Enter') cerradoConEnter = cerrado;
  for (const tipo of ['mousedown', 'click', 'dblclick'] as const)
    window.addEventListener(tipo, tragarClic, true);
}
