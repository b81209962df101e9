import type { Emision } from '@comanda/shared/contracts/documentos';
import { AccionesFila, type Accion } from '@comanda/shared/piezas/tabla';
import { Button } from '@comanda/shared/ui/core';

import { documentoDe } from '../claveAcceso';
import { SIN_XML } from '../estados';
import { useRide } from '../useRide';

type DetallePieProps = { emision: Emision; acciones: readonly Accion[]; onVerXml: () => void };

/** What the row of the list offers, all of it in sight, and why something cannot be done. */
export function DetallePie({ emision, acciones, onVerXml }: DetallePieProps) {
  const verRide = useRide();
  const impedidas = acciones.filter(({ impedida }) => impedida);
  return (
    <>
      {impedidas.map(({ texto, impedida }) => (
        <small key={texto} className="reportes-impedida">
          {texto}: {impedida}
        </small>
      ))}
      <AccionesFila
        acciones={acciones.map((accion) => ({ ...accion, enMenu: false }))}
        nombre={documentoDe(emision.clave_acceso)}
      />
      {emision.estado === 'AUTORIZADO' && (
        <>
          <Button onClick={() => void verRide(emision)}>RIDE</Button>
          <Button onClick={() => void verRide(emision, '80mm')}>Ticket 80 mm</Button>
        </>
      )}
      {!SIN_XML[emision.estado] && <Button onClick={onVerXml}>XML</Button>}
    </>
  );
}
