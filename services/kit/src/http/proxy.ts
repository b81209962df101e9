import { isIP } from 'node:net';

import { z } from 'zod';

/** Names of proxy-addr, which fastify asks: this machine, and the ranges that are nobody's on the network outside. */
const CON_NOMBRE = ['loopback', 'linklocal', 'uniquelocal'];

/** Spread into the environment of every service that calls reach through a proxy. */
export const AJUSTES_DE_PROXY = {
  /** The proxies in front, whose word on the caller's address and on https is taken; none: nobody's. */
  TRUST_PROXY: z
    .string()
    .transform((dicho) => dicho.split(',').map((uno) => uno.trim()))
    .refine((todos) => todos.every(esDireccion), {
      message:
        'TRUST_PROXY son direcciones o redes separadas por comas: 127.0.0.1, 10.0.0.0/24 o loopback',
    })
    .optional(),
};

function esDireccion(dicho: string): boolean {
  if (CON_NOMBRE.includes(dicho)) return true;
  const [direccion = '', bits, ...sobra] = dicho.split('/');
  const version = isIP(direccion);
  if (version === 0 || sobra.length > 0) return false;
  if (bits === undefined) return true;
  // of zero bits it would be everybody, who then says whose address is his
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}
