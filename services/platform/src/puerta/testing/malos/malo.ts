import type { Partes } from '../../../testing/makePublicable';
import type { ContextoDePuerta } from '../../regla';

/** A build that is wrong in one thing: the rule that refuses it, and what it is told. */
export type Malo = {
  regla: string;
  motivo: string;
  area?: Partes['area'];
  romper?: (partes: Partes) => unknown;
  despues?: (archivos: Map<string, Buffer>) => unknown;
  contexto?: Partial<ContextoDePuerta>;
};

/** More code at the end of its screen. */
export const conPantalla =
  (codigo: string) =>
  ({ js }: Partes) =>
    (js['caja.333333333333.js'] = `${js['caja.333333333333.js'] ?? ''}${codigo}`);

export const conIndice = (mas: object) => (partes: Partes) => Object.assign(partes.indice, mas);

export const rutasDe = ({ ficha }: Partes) =>
  (ficha.descriptor as { rutas: { path: string }[] }).rutas;
