import { anticiposCalls, type Anticipo } from '@comanda/shared/contracts/caja/anticipos';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { enCampo } from '@comanda/kit/http/enCampo';

import type { QuienAprueba } from '../aprobaciones/quienAprueba';
import { conActo } from '../sinLinea/conActo';
import type { ActoComoVino } from '../sinLinea/loDicho';

import { ajustesCajaDe } from './ajustesCaja';
import { diaDeNegocio } from './diaDeNegocio';
import { porQueNoSeAnticipa } from './disponible';
import { leerEmpleados, sueldoDe, type EmpleadoRow } from './empleadoRow';
import type { MovimientoRow } from './movimientoRow';
import { registrarEn, yaRegistrado, type MovimientoNuevo } from './registrarMovimiento';

import type { EnCaja } from './enCaja';

export type AnticipoNuevo = {
  empleado: string;
  monto: number;
  caja: number | undefined;
  clave: string | null;
  /** Somebody who said yes to it. */
  aprobador: QuienAprueba | null;
};
/** `anotado`: it was given where nobody could be asked, and is looked at afterwards. */
type AnticipoPorDar = AnticipoNuevo & { anotado: boolean };
type AnticipoDado = Omit<Anticipo, 'empresa'>;

/** An advance as it came: of a till without a line it is of when it was given, and whoever gave it. */
export async function darAnticipoEn(
  en: EnCaja,
  { sinLinea, ...nuevo }: AnticipoNuevo & { sinLinea?: ActoComoVino | undefined },
): Promise<AnticipoDado> {
  const call = anticiposCalls.anticipo;
  const { anticipo } = await conActo(
    en,
    { tipo: 'anticipo', clave: nuevo.clave, call, sinLinea },
    {
      hacer: (alla) =>
        anticiparEn({ ...en, ...alla }, { ...nuevo, anotado: sinLinea !== undefined }),
      ya: () => anticiparEn(en, { ...nuevo, anotado: true }),
      describir: ({ anticipo: { id, empleado, monto }, caja }) => ({
        entidad: id,
        dicho: `Anticipo a ${empleado}`,
        monto: monto.toFixed(2),
        caja,
      }),
    },
  );
  return anticipo;
}

/** Money to somebody of the company, within what it advances in a month. */
async function anticiparEn(
  en: EnCaja,
  { empleado: id, monto, caja, clave, ...permiso }: AnticipoPorDar,
): Promise<{ anticipo: AnticipoDado; caja: number }> {
  const { client, empresa, hecho } = en;
  await bloquearEmpleado(en, id);
  const de = { id, dia: await diaDeNegocio(client, empresa, hecho.ahora) };
  const empleado = await exigirEmpleado(en, de);
  const movimiento: MovimientoNuevo = {
    tipo: 'ANTICIPO',
    detalle: `Anticipo a ${empleado.nombre}`,
    clave,
    caja,
    monto,
    empleado: { id, nombre: empleado.nombre },
  };
  const previo = await yaRegistrado(en, movimiento);
  if (!previo) await exigirQueAlcance(en, { empleado, monto, campo: 'monto' });
  const aprueba = previo ? null : quienLoAprueba(en, empleado, permiso);
  await aprueba?.reclamar(client);
  const fila = await registrarEn(en, { ...movimiento, aprobado_por: aprueba?.nombre });
  return { anticipo: toAnticipo(fila, await exigirEmpleado(en, de)), caja: fila.caja_id };
}

/** Nobody gives themselves money, whatever they are: somebody else says yes. Null where another gives it. */
function quienLoAprueba(
  { hecho }: EnCaja,
  { id, nombre }: EmpleadoRow,
  { aprobador, anotado }: Pick<AnticipoPorDar, 'aprobador' | 'anotado'>,
): QuienAprueba | null {
  if (anotado || hecho.usuario.id !== id) return null;
  if (!aprobador) throw enCampo('ANTICIPO_SIN_APROBACION', 'aprobacion');
  if (aprobador.id !== id) return aprobador;
  const msg = `El anticipo es para ${nombre}: lo aprueba otro Administrador`;
  throw enCampo('ANTICIPO_SIN_APROBACION', 'aprobacion', { msg });
}

/** Refused where bringing back an advance would pass what the company advances in that month. */
export async function exigirQueSePuedaReponer(
  en: EnCaja,
  { empleado_id: id, monto, fecha_negocio: dia }: MovimientoRow,
): Promise<void> {
  if (id === null) return; // no advance
  await bloquearEmpleado(en, id);
  const [empleado] = await leerEmpleados(en.client, en.empresa, { dia, id });
  // who left has no salary here that it could pass
  if (empleado) await exigirQueAlcance(en, { empleado, monto: Number(monto), campo: 'id' });
}

type Pedido = { empleado: EmpleadoRow; monto: number; campo: string };

async function exigirQueAlcance(
  { client, empresa }: EnCaja,
  { empleado, monto, campo }: Pedido,
): Promise<void> {
  const { anticipo_maximo } = await ajustesCajaDe(client, empresa);
  const porque = porQueNoSeAnticipa(aCentavos(monto), sueldoDe(empleado, anticipo_maximo));
  if (porque !== null) throw enCampo('ANTICIPO_MAXIMO', campo, { msg: porque });
}

/** Two advances to one person wait for each other: each is measured against what the other left. */
async function bloquearEmpleado({ client, empresa }: EnCaja, empleado: string): Promise<void> {
  await client.query("select pedidos.candado($1, 'anticipos', $2)", [
    empresa,
    empleado.toLowerCase(),
  ]);
}

async function exigirEmpleado(
  { client, empresa }: EnCaja,
  de: { id: string; dia: string },
): Promise<EmpleadoRow> {
  const [empleado] = await leerEmpleados(client, empresa, de);
  if (!empleado) throw enCampo('EMPLEADO_NO_EXISTE', 'id_usuario', { detalle: { id: de.id } });
  return empleado;
}

const toAnticipo = (fila: MovimientoRow, empleado: EmpleadoRow) => ({
  id: String(fila.id),
  id_usuario: empleado.id,
  empleado: empleado.nombre,
  monto: Number(fila.monto),
  usuario: fila.usuario,
  creado: fila.creado.toISOString(),
  anticipado: Number(empleado.anticipado),
  sueldo: Number(empleado.sueldo),
});
