import type { FastifyInstance } from 'fastify';

import { AppError } from '@comanda/shared/errors/AppError';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call of that user; answers the refusal where they have made too many. */
    contarUsuario: (id: string) => AppError | undefined;
  }
  interface FastifyContextConfig {
    /** Asked by who watches the service: it is answered however often. */
    sinRitmo?: true;
  }
}

/** Calls a second, kept up; 0: no limit. */
export type Ritmos = { usuario: number; direccion: number };

/** So many seconds' worth at once, after as long a rest: a page that opens, twenty tills that do. */
const RAFAGA_MS = 10_000;

/** How many milliseconds that caller must wait; 0: they may go on, and it is counted. */
export function ritmo(porSegundo: number, ahora: () => number = () => performance.now()) {
  const cadaMs = 1_000 / porSegundo;
  // when each would have used up what they had at that pace; whoever is in neither has rested for as long as a burst
  let nuevas = new Map<string, number>();
  let viejas = new Map<string, number>();
  let desde = ahora();
  return (llave: string): number => {
    const t = ahora();
    if (t - desde > RAFAGA_MS) {
      viejas = nuevas;
      nuevas = new Map();
      desde = t;
    }
    const usado = Math.max(t, nuevas.get(llave) ?? viejas.get(llave) ?? t) + cadaMs;
    const falta = usado - t - RAFAGA_MS;
    if (falta > 0) return falta;
    nuevas.set(llave, usado);
    return 0;
  };
}

/** Limits the calls of the scope: by their address before anything is asked, and by their user. */
export function ponerRitmo(app: FastifyInstance, { usuario, direccion }: Ritmos): void {
  const contarDireccion = contador(direccion, 'direccion');
  app.decorate('contarUsuario', contador(usuario, 'usuario'));
  app.addHook('onRequest', ({ routeOptions, ip }, _reply, done) => {
    done(routeOptions.config.sinRitmo ? undefined : contarDireccion(redDe(ip)));
  });
}

function contador(cuantas: number, por: string): (llave: string) => AppError | undefined {
  if (cuantas === 0) return () => undefined;
  const falta = ritmo(cuantas);
  return (llave) => {
    const ms = falta(llave);
    if (ms === 0) return undefined;
    return new AppError('DEMASIADAS_PETICIONES', { espera: Math.ceil(ms / 1_000), por });
  };
}

/** A holder of one IPv6 address has all of its network (/64). */
export function redDe(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [antes = '', despues] = ip.split('::');
  const grupos = antes === '' ? [] : antes.split(':');
  const cola = despues ? despues.split(':') : [];
  const ceros = despues === undefined ? 0 : 8 - grupos.length - cola.length;
  return [...grupos, ...Array<string>(ceros).fill('0'), ...cola].slice(0, 4).join(':');
}
