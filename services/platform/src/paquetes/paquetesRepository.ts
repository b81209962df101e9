import type { Db } from '@comanda/kit/base/db';

/** A package.json: what npm reads of it is its own affair. */
export type Ficha = { name: string; version: string } & Record<string, unknown>;

export type Paquete = { ficha: Ficha; integridad: string; contenido: Buffer };

export type Version = Pick<Paquete, 'ficha' | 'integridad'> & { desde: Date };

/** Of the product, not of a company: no EmpresaId here. */
export function paquetesRepository(db: Pick<Db, 'pool'>) {
  return {
    /** What is there under that version stays as it is. */
    async agregar({ ficha, integridad, contenido }: Paquete): Promise<void> {
      await db.pool.query(
        `insert into plataforma.paquetes (nombre, version, integridad, ficha, contenido)
         values ($1, $2, $3, $4, $5) on conflict (nombre, version) do nothing`,
        [ficha.name, ficha.version, integridad, ficha, contenido],
      );
    },

    /** Whether that version is there, with that content. */
    async tiene({ ficha, integridad }: Pick<Paquete, 'ficha' | 'integridad'>): Promise<boolean> {
      const { rows } = await db.pool.query<{ integridad: string }>(
        'select integridad from plataforma.paquetes where nombre = $1 and version = $2',
        [ficha.name, ficha.version],
      );
      const [fila] = rows;
      if (fila && fila.integridad !== integridad)
        throw new Error(`paquetes: ${ficha.name} ${ficha.version} is there with other bytes`);
      return fila !== undefined;
    },

    /** The oldest first. */
    async versiones(nombre: string): Promise<Version[]> {
      const { rows } = await db.pool.query<Version>(
        'select ficha, integridad, desde from plataforma.paquetes where nombre = $1 order by orden',
        [nombre],
      );
      return rows;
    },

    async contenido(nombre: string, version: string): Promise<Buffer | null> {
      const { rows } = await db.pool.query<{ contenido: Buffer }>(
        'select contenido from plataforma.paquetes where nombre = $1 and version = $2',
        [nombre, version],
      );
      return rows[0]?.contenido ?? null;
    },
  };
}
