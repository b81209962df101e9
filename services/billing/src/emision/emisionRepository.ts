import { SALTO_MAXIMO, type EmisionEmpresa } from '@comanda/shared/contracts/facturacion/emision';
import { fraseDeSalto } from '@comanda/shared/domain/fiscal/comprobante';
import { enEmpresa, type Db, type Transaccion } from '@comanda/kit/base/db';
import { enCampo } from '@comanda/kit/http/enCampo';
import type { EmpresaId } from '@comanda/kit/acceso/tenant';

import type { Database } from '../db/schema';
import { bloquearEmisor, emisorDe } from '../empresas/emisorDe';

import {
  adelantarContador,
  bloquearContador,
  exigirLibresLasDeEquipos,
  exigirSerieLibre,
  turnoDeSeries,
  type SerieDeNumeros,
} from './contadores';

export type EmisionRepository = ReturnType<typeof emisionRepository>;

type Emision = Omit<EmisionEmpresa, 'produccion' | 'modo'>;
type Ajustes = Pick<EmisionEmpresa, 'ambiente' | 'establecimiento' | 'punto_emision'>;
type Cambio = {
  ajustes: Ajustes;
  /** Where a numbering goes on from, of those that move. */
  siguientes: Partial<Record<CodDoc, number>>;
  /** That they may skip more than SALTO_MAXIMO. */
  conSaltos: boolean;
  usuario: string;
};
type CodDoc = keyof typeof TIPO;

const TIPO = { '01': 'FACTURA', '04': 'NOTA_CREDITO' } as const;
const CAMPO: Record<CodDoc, [campo: string, que: string]> = {
  '01': ['siguiente_factura', 'de factura'],
  '04': ['siguiente_nota_credito', 'de nota de crédito'],
};
const COD_DOCS = Object.keys(TIPO) as CodDoc[]; // its own keys, which TypeScript widens to string

/** The setup that a company issues with. Its record belongs to identity, the numberings are ours. */
export function emisionRepository(db: Db<Database>) {
  return {
    leer: (empresa: EmpresaId): Promise<Emision> =>
      enEmpresa(db, empresa, (transaccion) => leerEn(transaccion, empresa)),

    /** In force from the next document on; the company claims its series. All of it, or a refusal that names the field. */
    guardar: (empresa: EmpresaId, cambio: Cambio): Promise<Emision> =>
      enEmpresa(db, empresa, async (transaccion) => {
        const { ajustes, siguientes, conSaltos, usuario } = cambio;
        await turnoDeSeries(transaccion.client);
        // no device takes a point of emission meanwhile
        const { ruc, ...antes } = await bloquearEmisor(transaccion.trx, empresa);
        await exigirSinDispositivo(transaccion, empresa, ajustes.punto_emision);
        const { establecimiento, punto_emision: puntoEmision } = ajustes;
        await exigirSerieLibre(transaccion.client, empresa, { ruc, establecimiento, puntoEmision });
        if (establecimiento !== antes.establecimiento)
          await exigirLibresLasDeEquipos(transaccion.client, empresa, { ruc, establecimiento });
        for (const codDoc of COD_DOCS) {
          const serie = serieDe(ruc, ajustes, codDoc);
          const siguiente = siguientes[codDoc];
          await adelantar(transaccion, empresa, { serie, codDoc, siguiente, conSaltos });
        }
        await transaccion.client.query('select identidad.fijar_emision($1, $2, $3, $4, $5, $6)', [
          empresa,
          ajustes.ambiente,
          ajustes.establecimiento,
          ajustes.punto_emision,
          usuario,
          JSON.stringify(siguientes),
        ]);
        return leerEn(transaccion, empresa);
      }),
  };
}

const serieDe = (ruc: string, ajustes: Ajustes, codDoc: CodDoc): SerieDeNumeros => ({
  ruc,
  establecimiento: ajustes.establecimiento,
  puntoEmision: ajustes.punto_emision,
  codDoc,
  ambiente: ajustes.ambiente,
});

type Adelanto = {
  serie: SerieDeNumeros;
  codDoc: CodDoc;
  siguiente: number | undefined;
  conSaltos: boolean;
};

async function adelantar(
  { client }: Transaccion<Database>,
  empresa: EmpresaId,
  { serie, codDoc, siguiente, conSaltos }: Adelanto,
): Promise<void> {
  const actual = await bloquearContador(client, empresa, serie);
  if (siguiente === undefined) return;
  if (!conSaltos && siguiente - actual > SALTO_MAXIMO)
    throw enCampo('SALTO_SIN_CONFIRMAR', CAMPO[codDoc][0], {
      detalle: { empresa, siguiente, actual },
      msg: fraseDeSalto(actual, siguiente),
    });
  if (await adelantarContador(client, empresa, { serie, siguiente })) return;
  const [campo, que] = CAMPO[codDoc];
  throw enCampo('DATOS_INVALIDOS', campo, {
    detalle: { empresa, siguiente, actual },
    msg: `El siguiente número ${que} no puede ser menor que ${actual}: los anteriores ya se usaron`,
  });
}

async function exigirSinDispositivo(
  { client }: Transaccion<Database>,
  empresa: EmpresaId,
  puntoEmision: string,
): Promise<void> {
  const { rows } = await client.query<{ suyo: boolean }>(
    'select facturacion.punto_de_dispositivo($1, $2) as suyo',
    [empresa, puntoEmision],
  );
  if (rows[0]?.suyo) throw enCampo('PUNTO_DE_DISPOSITIVO', 'punto_emision');
}

async function leerEn({ trx }: Transaccion<Database>, empresa: EmpresaId): Promise<Emision> {
  const { ruc, ambiente, establecimiento, punto_emision } = await emisorDe(trx, empresa);
  const ajustes: Ajustes = { ambiente, establecimiento, punto_emision };
  const usadas = await trx
    .selectFrom('facturacion.contadores')
    .select(['cod_doc', 'ambiente', 'establecimiento', 'punto_emision', 'siguiente'])
    .where('empresa_id', '=', empresa)
    .where('ruc', '=', ruc)
    .where('cod_doc', 'in', COD_DOCS)
    .orderBy('ambiente', 'desc')
    .orderBy('establecimiento')
    .orderBy('punto_emision')
    .orderBy('cod_doc')
    .execute();
  const series = usadas.map(({ cod_doc, ...serie }) => ({
    ...serie,
    tipo: TIPO[cod_doc as CodDoc], // asked for by these codes
  }));
  const esPresente = (serie: Ajustes) =>
    serie.ambiente === ajustes.ambiente &&
    serie.establecimiento === ajustes.establecimiento &&
    serie.punto_emision === ajustes.punto_emision;
  const presentes = COD_DOCS.map(
    (codDoc) =>
      series.find((serie) => esPresente(serie) && serie.tipo === TIPO[codDoc]) ?? {
        ...ajustes,
        tipo: TIPO[codDoc],
        siguiente: 1,
      },
  );
  return { ...ajustes, series: [...presentes, ...series.filter((serie) => !esPresente(serie))] };
}
