import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import type { Accion } from '@comanda/shared/piezas/tabla';

import { documentoDe } from '../claveAcceso';
import { seReintenta } from '../estados';

import type { DialogoDeFactura } from './dialogos';

export type AccionesSri = {
  /** Key of the document something is being done about. */
  ocupada: string | null;
  reanudando: boolean;
  onReintentar: (emision: Emision) => unknown;
  onConsultar: (emision: Emision) => unknown;
  onRenumerar: (emision: Emision) => unknown;
  onRestaurar: (emision: Emision) => unknown;
  /** Absent while the company is not known to be paused. */
  onReanudar?: () => void;
  onDialogo: (tipo: DialogoDeFactura['tipo'], emision: Emision) => unknown;
};

/** What an Administrador may do about a document: what is most likely wanted as a button, the rest behind 'Más'. */
export function accionesDe(emision: Emision, acciones: AccionesSri): Accion[] {
  return [...principalDe(emision, acciones), ...otrasDe(emision, acciones)];
}

function principalDe(emision: Emision, acciones: AccionesSri): Accion[] {
  const { clave_acceso: clave, estado, renumerable, reintentable, demorada } = emision;
  const { consta_en_sri } = emision;
  const { ocupada, reanudando, onReanudar, onDialogo } = acciones;
  const marcha = { ocupada: ocupada === clave, espera: ocupada !== null && ocupada !== clave };
  const documento = documentoDe(clave);
  if (renumerable)
    return [
      {
        ...marcha,
        texto: 'Emitir con otro número',
        etiqueta: `Emitir con otro número: ${documento}`,
        onElegir: () => acciones.onRenumerar(emision),
      },
    ];
  if (seReintenta(estado) && reintentable)
    return [{ ...marcha, texto: 'Reintentar', onElegir: () => acciones.onReintentar(emision) }];
  if (demorada)
    return [
      {
        ...marcha,
        texto: 'Consultar ahora',
        etiqueta: `Consultar ahora: ${documento}`,
        onElegir: () => acciones.onConsultar(emision),
      },
    ];
  if (estado === 'EMPRESA_PAUSADA' && onReanudar)
    return [
      {
        texto: 'Reanudar',
        etiqueta: `Reanudar por ${documento}`,
        ocupada: reanudando,
        onElegir: onReanudar,
      },
    ];
  if (consta_en_sri === 'VIGENTE')
    return [
      {
        ...marcha,
        texto: 'Sigue vigente',
        etiqueta: `Sigue vigente: ${documento}`,
        onElegir: () => acciones.onRestaurar(emision),
      },
    ];
  if (estado === 'AUTORIZADO')
    return [
      ...(consta_en_sri !== null && seAnotaEnSri(emision)
        ? [enSri(emision, acciones, { etiqueta: `Ya la anulé en el SRI: ${documento}` })]
        : []),
      {
        ...marcha,
        texto: 'Reenviar',
        etiqueta: `Reenviar ${documento} por correo`,
        onElegir: () => onDialogo('correo', emision),
      },
    ];
  return [];
}

const seAnotaEnSri = ({ anulable_en_sri, nota_anulable_en_sri }: Emision): boolean =>
  anulable_en_sri || nota_anulable_en_sri;

const enSri = (
  emision: Emision,
  { onDialogo }: Pick<AccionesSri, 'onDialogo'>,
  mas: Partial<Accion>,
): Accion => ({
  texto: 'Ya la anulé en el SRI',
  peligro: true,
  ...mas,
  onElegir: () => onDialogo(emision.tipo === 'NOTA_CREDITO' ? 'notaEnSri' : 'enSri', emision),
});

function otrasDe(emision: Emision, { onDialogo, onReintentar }: AccionesSri): Accion[] {
  const { corregible, renumerable, reintentable, estado, anulacion } = emision;
  const { devolucion, consta_en_sri } = emision;
  const acciones: Accion[] = [];
  if (renumerable && reintentable)
    acciones.push({ texto: 'Reintentar', enMenu: true, onElegir: () => onReintentar(emision) });
  if (corregible)
    acciones.push({
      texto: 'Corregir y reenviar',
      enMenu: true,
      onElegir: () => onDialogo('corregir', emision),
    });
  if (devolucion && estado === 'AUTORIZADO')
    acciones.push({
      texto: 'Devolver una parte',
      enMenu: true,
      impedida: devolucion.puede ? null : devolucion.frase,
      onElegir: () => onDialogo('devolver', emision),
    });
  if (anulacion && estado !== 'ANULADA')
    acciones.push({
      texto: 'Anular',
      enMenu: true,
      impedida: anulacion.como === null ? anulacion.frase : null,
      peligro: true,
      onElegir: () => onDialogo('anular', emision),
    });
  if (seAnotaEnSri(emision) && consta_en_sri === null)
    acciones.push(enSri(emision, { onDialogo }, { enMenu: true }));
  return acciones;
}
