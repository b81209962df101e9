import type { Emision } from '@comanda/shared/contracts/facturacion/documentos';
import { AccionesFila, type Accion } from '@comanda/shared/piezas/tabla';

import { documentoDe } from '../claveAcceso';
import { sinXml } from '../estados';
import { useRide } from '../useRide';

type DetallePieProps = { emision: Emision; acciones: readonly Accion[]; onVerXml: () => void };

/** What the row of the list offers, all of it in sight, and why something cannot be done. */
export function DetallePie({ emision, acciones, onVerXml }: DetallePieProps) {
  const verRide = useRide();
  const impedidas = acciones.filter(({ impedida }) => impedida);
  const impreso = emision.estado === 'AUTORIZADO';
  const papeles: Accion[] = [
    ...(impreso ? [papel('RIDE', () => verRide(emision))] : []),
    ...(impreso ? [papel('Ticket 80 mm', () => verRide(emision, '80mm'))] : []),
    ...(sinXml(emision) === null ? [papel('XML', onVerXml)] : []),
  ];
  return (
    <>
      {impedidas.map(({ texto, impedida }) => (
        <small key={texto} className="reportes-impedida">
          {texto}: {impedida}
        </small>
      ))}
      <AccionesFila
        acciones={[...acciones.map((accion) => ({ ...accion, enMenu: false })), ...papeles]}
        nombre={documentoDe(emision.clave_acceso)}
      />
    </>
  );
}

const papel = (texto: string, onElegir: () => unknown): Accion => ({
  texto,
  etiqueta: texto,
  onElegir,
});
