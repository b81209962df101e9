/** Two presses in one place are one double click for this long. */
const DOBLE_MS = 500;
/** Nobody has seen yet that a dialog is gone, and answered it, so soon after. */
const SIN_VER_MS = 300;

let cerrado = -Infinity;
let ultimaTecla = '';
let cerradoConEnter = -Infinity;

/** The button that was pressed, and what it said then: how many, or how much, is no other thing. */
type Pulsado = { boton: Element | null; dice: string };

const CIFRAS = /[\d.,\s]+/g;
const NADA: Pulsado = { boton: null, dice: '' };
let conElDedo = NADA;
let conEnter = { ...NADA, cuando: -Infinity };

function pulsadoDe({ target }: Event): Pulsado {
  const boton = target instanceof Element ? target.closest('button') : null;
  return { boton, dice: boton?.textContent.replace(CIFRAS, '') ?? '' };
}

/** In a dialog, a button that came under the press, or that does another thing by now: a step of it that was taken at once. */
function cambio(event: Event, antes: Pulsado): boolean {
  const { boton, dice } = pulsadoDe(event);
  if (!boton?.closest('[role="dialog"]')) return false;
  return boton !== antes.boton || dice !== antes.dice;
}

function callar(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A second press counts itself; a key and what a program presses do not. After a first one elsewhere the second is that one's. */
function tragarClic(event: MouseEvent): void {
  if (event.detail === 1) {
    cerrado = -Infinity;
    conElDedo = pulsadoDe(event);
  }
  if (event.detail < 2) return;
  if (performance.now() - cerrado > DOBLE_MS && !cambio(event, conElDedo)) return;
  if (event.target instanceof Element && event.target.closest('[data-repite]')) return; // pressed again on purpose
  callar(event);
}

/** One that is held is the one that closed it, or took its step, however long. */
function tragarEnter(event: KeyboardEvent): void {
  const pronto = performance.now() - cerradoConEnter < SIN_VER_MS;
  const sigue = event.repeat && cerradoConEnter > -Infinity;
  if (event.key === 'Enter' && (pronto || sigue || esDelPasoAnterior(event))) callar(event);
  else {
    cerradoConEnter = -Infinity;
    if (!event.repeat) conEnter = { ...pulsadoDe(event), cuando: performance.now() };
  }
  ultimaTecla = event.key;
}

const esDelPasoAnterior = (event: KeyboardEvent): boolean =>
  ultimaTecla === 'Enter' &&
  (event.repeat || performance.now() - conEnter.cuando < SIN_VER_MS) &&
  cambio(event, conEnter);

/** Who points at something has seen what there is. */
function alPulsar(): void {
  ultimaTecla = '';
  cerradoConEnter = -Infinity;
}

/** Hears what is pressed in a dialog, and which key was the last one before it closes. To be called as one opens. */
export function mirarPulsaciones(): void {
  window.addEventListener('keydown', tragarEnter, true);
  window.addEventListener('pointerdown', alPulsar, true);
  mirarClics();
}

/**
 * What closed a dialog closes nothing else: the second half of a double click is not for what lay under it, and the second
 * of two impatient Enters, or one that is held, does not press the button that opened it, which has the focus again.
 * To be called as one closes.
 */
export function tragarSegundaVez(): void {
  cerrado = performance.now();
  if (ultimaTecla === 'Enter') cerradoConEnter = cerrado;
  mirarClics();
}

function mirarClics(): void {
  for (const tipo of ['mousedown', 'click', 'dblclick'] as const)
    window.addEventListener(tipo, tragarClic, true);
}
