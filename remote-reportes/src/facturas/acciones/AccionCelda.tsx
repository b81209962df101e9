import type { Emision } from '@comanda/shared/contracts/documentos';
import { Button } from '@comanda/shared/ui/core';

import { documentoDe } from '../claveAcceso';
import { seReintenta } from '../estados';

import type { Dialogo } from './dialogos';
import { MenuAcciones, type Accion } from './MenuAcciones';

export type AccionesSri = {
  /** Key of the document something is being done about. */
  ocupada: string | null;
  reanudando: boolean;
  onReintentar: (emision: Emision) => unknown;
  /** Absent while the company is not known to be paused. */
  onReanudar?: () => void;
  onDialogo: (tipo: Dialogo['tipo'], emision: Emision) => unknown;
};

type AccionCeldaProps = { emision: Emision; acciones: AccionesSri };

/** What an Administrador may do about a document: what is most likely wanted as a button, the rest behind 'Mas'. */
export function AccionCelda({ emision, acciones }: AccionCeldaProps) {
  const documento = documentoDe(emision.clave_acceso);
  const otras = otrasAcciones(emision, acciones);
  return (
    <div className="reportes-accion">
      <Principal emision={emision} acciones={acciones} documento={documento} />
      {otras.length > 0 && (
        <MenuAcciones etiqueta={`Mas acciones de ${documento}`} acciones={otras} />
      )}
    </div>
  );
}

function Principal({ emision, acciones, documento }: AccionCeldaProps & { documento: string }) {
  const { clave_acceso: clave, estado } = emision;
  const { ocupada, reanudando, onReintentar, onReanudar, onDialogo } = acciones;
  const marcha = { loading: ocupada === clave, disabled: ocupada !== null && ocupada !== clave };
  if (seReintenta(estado))
    return (
      <Button
        {...marcha}
        aria-label={`Reintentar ${documento}`}
        onClick={() => onReintentar(emision)}
      >
        Reintentar
      </Button>
    );
  if (estado === 'EMPRESA_PAUSADA' && onReanudar)
    return (
      <Button aria-label={`Reanudar por ${documento}`} loading={reanudando} onClick={onReanudar}>
        Reanudar
      </Button>
    );
  if (estado === 'AUTORIZADO')
    return (
      <Button
        {...marcha}
        aria-label={`Reenviar ${documento} por correo`}
        onClick={() => onDialogo('correo', emision)}
      >
        Reenviar
      </Button>
    );
  return null;
}

function otrasAcciones(emision: Emision, { onDialogo }: AccionesSri): Accion[] {
  const { corregible, estado, anulacion } = emision;
  const acciones: Accion[] = [];
  if (corregible)
    acciones.push({
      texto: 'Corregir y reenviar',
      onElegir: () => void onDialogo('corregir', emision),
    });
  if (anulacion && estado !== 'ANULADA')
    acciones.push({
      texto: 'Anular',
      impedida: anulacion.como === null ? anulacion.frase : null,
      peligro: true,
      onElegir: () => void onDialogo('anular', emision),
    });
  return acciones;
}
