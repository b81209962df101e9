import { useSinLinea } from '@comanda/shared/sinLinea';
import { Icono } from '@comanda/shared/ui/core';

import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';

type PendienteProps = { pendiente: string; conFactura: boolean };

/** Of a sale that the server does not have: that it is safe here, or why it was not taken. */
export function Pendiente({ pendiente, conFactura }: PendienteProps) {
  const suya = useSinLinea().salida.find(({ idempotencia }) => idempotencia === pendiente);
  if (suya?.estado === 'RECHAZADA')
    return (
      <p className="ventas-hecha-fallo">
        <Icono nombre="alerta" />
        <span className="ventas-hecha-texto">{mensajes.noAceptada(suya.fallo?.msg ?? '')}</span>
      </p>
    );
  return (
    <>
      <p>
        <Icono nombre="reloj" />
        <span className="ventas-hecha-texto">{mensajes.guardadaAqui}</span>
      </p>
      {conFactura && <p>{mensajes.porAutorizar}</p>}
    </>
  );
}
