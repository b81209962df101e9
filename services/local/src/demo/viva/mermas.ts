import { mermasRepository } from '@comanda/ordering/bodega/mermasRepository';
import type { Database } from '@comanda/ordering/db/schema';
import type { EmpresaId, Persona } from '@comanda/kit/acceso/tenant';
import type { Db } from '@comanda/kit/base/db';

/** What was lost today: how many minutes ago, of what, how much and why. */
const MERMAS = [
  {
    hace: 190,
    materia: 'Yuca',
    peso: 2.25,
    medida: 'kg',
    motivo: 'DANADO',
    descripcion: 'Llegó dañada',
  },
  {
    hace: 95,
    materia: 'Pescado albacora',
    peso: 1.5,
    medida: 'lb',
    motivo: 'PREPARACION',
    descripcion: 'Se cortó mal',
  },
] as const;

type Cocina = {
  db: Db<Database>;
  empresa: EmpresaId;
  /** Its raw materials, by name. */
  materias: ReadonlyMap<string, string>;
  cocinero: Persona;
  ahora: Date;
};

/** By what a cook would have written down, each at its time. */
export async function anotarMermas({
  db,
  empresa,
  materias,
  cocinero,
  ahora,
}: Cocina): Promise<void> {
  const { crear } = mermasRepository(db);
  for (const { hace, materia: nombre, ...merma } of MERMAS) {
    const materia = materias.get(nombre);
    if (materia === undefined) throw new Error(`anotarMermas: there is no ${nombre}`);
    await crear(
      empresa,
      { ...merma, materia, clave: null },
      { usuario: cocinero, ahora: new Date(ahora.getTime() - hace * 60_000) },
    );
  }
}
