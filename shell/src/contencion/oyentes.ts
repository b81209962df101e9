import { quienLlama } from './quienLlama';

/** Whether code of this area is heard now: one of its screens is shown. */
export type SeOye = (area: string) => boolean;

type Dicho = EventListenerOrEventListenerObject | null;

/**
 * What an area's own code listens to at the whole page, and what it does every so often, rests while none of its screens is shown: a
 * key that it forgot to let go of is not taken from the screen of another. What it removes itself is gone, as ever.
 */
export function vigilarOyentes(seOye: SeOye): void {
  for (const de of [window, document, document.documentElement, document.body]) escuchar(de, seOye);
  const cada = window.setInterval.bind(window);
  const cadaTanto = (hacer: unknown, ms?: number, ...con: unknown[]) => {
    const area = quienLlama(new Error());
    if (area === null || typeof hacer !== 'function')
      return cada(hacer as TimerHandler, ms, ...con);
    return cada(() => void (seOye(area) && Reflect.apply(hacer, undefined, con)), ms);
  };
  Object.defineProperty(window, 'setInterval', { ...ABIERTA, value: cadaTanto });
}

/** A test may set the clock of a page. */
const ABIERTA = { writable: true, configurable: true, enumerable: true };

function escuchar(de: EventTarget, seOye: SeOye): void {
  const anadir = de.addEventListener.bind(de);
  const quitar = de.removeEventListener.bind(de);
  /** By the listener that was given: the same one is added once, and found when it is removed. */
  const envueltos = new WeakMap<object, EventListener>();

  function envolver(oyente: NonNullable<Dicho>, area: string): EventListener {
    const conocido = envueltos.get(oyente);
    if (conocido) return conocido;
    const nuevo = function (this: unknown, evento: Event) {
      if (!seOye(area)) return;
      if (typeof oyente === 'function') oyente.call(this as EventTarget, evento);
      else oyente.handleEvent(evento);
    };
    envueltos.set(oyente, nuevo);
    return nuevo;
  }

  poner(de, 'addEventListener', (tipo: string, oyente: Dicho, como?: AddEventListenerOptions) => {
    const area = oyente && quienLlama(new Error());
    anadir(tipo, area ? envolver(oyente, area) : oyente, como);
  });
  poner(de, 'removeEventListener', (tipo: string, oyente: Dicho, como?: EventListenerOptions) => {
    quitar(tipo, oyente, como);
    const envuelto = oyente && envueltos.get(oyente);
    if (envuelto) quitar(tipo, envuelto, como);
  });
}

/** Of this one object: those that inherit from the same prototype have the browser's own. */
export function poner(en: object, nombre: string, value: (...con: never[]) => unknown): void {
  Object.defineProperty(en, nombre, { value });
}
