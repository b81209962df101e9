import { z } from 'zod';

import {
  correoDeCuentaField,
  nombreDePersonaField,
} from '@comanda/shared/contracts/admin/usuarios';

import { Impedimento } from '../impedimento';

import type { Operador } from './darOperador';

const USO = 'Uso: npm run operador -- correo@empresa.ec "Nombre Apellido"';

const pedido = z.tuple([correoDeCuentaField, nombreDePersonaField]);

/** What is asked of the command, by the rules of an account. */
export function leerOperador(args: readonly string[]): Operador {
  if (args.length !== 2) throw new Impedimento(USO);
  const leido = pedido.safeParse(args);
  if (!leido.success)
    throw new Impedimento(`${leido.error.issues.map((uno) => uno.message).join('. ')}. ${USO}`);
  const [email, nombre] = leido.data;
  return { email, nombre };
}
