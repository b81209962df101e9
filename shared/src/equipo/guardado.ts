import { anotarFalla } from './fallas';

/**
 * What a browser keeps by name. One that is full, closed or not there throws at any touch: then this page remembers for
 * itself, and nobody who keeps something has to know. What was there before is taken away: the next page would believe it.
 */
export class Guardado {
  /** What could not be written; null: what could not be taken away. */
  readonly #aparte = new Map<string, string | null>();

  constructor(private readonly donde: () => Storage) {}

  /** Null: there is nothing of that name. */
  leer(llave: string): string | null {
    const aparte = this.#aparte.get(llave);
    return aparte !== undefined
      ? aparte
      : this.#intentar(null, (storage) => storage.getItem(llave));
  }

  /** Null takes it away. */
  guardar(llave: string, texto: string | null): void {
    const escrito = this.#intentar(false, (storage) => {
      if (texto === null) storage.removeItem(llave);
      else storage.setItem(llave, texto);
      return true;
    });
    if (escrito) this.#aparte.delete(llave);
    else {
      this.#aparte.set(llave, texto);
      this.#intentar(undefined, (storage) => storage.removeItem(llave));
    }
  }

  /** Whether the next page finds it as this one does: the browser has it, not this page alone. */
  dura(llave: string): boolean {
    return !this.#aparte.has(llave);
  }

  llaves(): string[] {
    const todas = new Set([
      ...this.#intentar<string[]>([], (storage) => Object.keys(storage)),
      ...this.#aparte.keys(),
    ]);
    return [...todas].filter((llave) => this.#aparte.get(llave) !== null);
  }

  #intentar<T>(siNo: T, hacer: (storage: Storage) => T): T {
    try {
      return hacer(this.donde());
    } catch (error) {
      anotarFalla('guardado', error); // spec section 8: logged and ignored
      return siNo;
    }
  }
}

/** Of this machine, for all tabs and pages. */
export const deMaquina = new Guardado(() => localStorage);

/** In the given one; else in that of this machine. */
export const guardadoEn = (storage?: Storage): Guardado =>
  storage ? new Guardado(() => storage) : deMaquina;

/** Of this window alone. */
export const deVentana = new Guardado(() => sessionStorage);
