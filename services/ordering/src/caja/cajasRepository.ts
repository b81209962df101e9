import type { Caja } from '@comanda/shared/contracts/caja/caja';
import { enEmpresa, type Db } from '@comanda/kit/base/db';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';

import { actualizarEn } from './actualizarCaja';
import { leerCajas } from './cajaRow';
import { crearCajaEn, renombrarCajaEn } from './crearCaja';
import { enCaja } from './enCaja';
import { quitarCajaEn } from './quitarCaja';
import { abrirCajonEn, abrirTurnoEn } from './turno';

export function cajasRepository(db: Db<Database>) {
  const en = enCaja(db);
  return {
    /** The user's first. */
    listar: (empresa: EmpresaId, usuario: string): Promise<Caja[]> =>
      enEmpresa(db, empresa, ({ client }) => leerCajas(client, empresa, usuario)),

    actualizar: en(actualizarEn),
    crear: en(crearCajaEn),
    renombrar: en(renombrarCajaEn),
    quitar: en(quitarCajaEn),
    abrirTurno: en(abrirTurnoEn),
    anotarApertura: en(abrirCajonEn),
  };
}
