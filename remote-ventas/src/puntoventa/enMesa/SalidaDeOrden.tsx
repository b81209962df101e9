import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';
import { formatCantidad } from '@comanda/shared/domain/producto/medidas';
import { Link } from '@comanda/shared/router';
import { Alert, Icono } from '@comanda/shared/ui/core';

import { enMesaMensajes as mensajes } from './enMesaMensajes';
import { detalleDeLinea } from '../../cocina/LineasEnviadas';
import type { useSalidaDeOrden } from './useSalidaDeOrden';

type SalidaDeOrdenProps = ReturnType<typeof useSalidaDeOrden>;

/** What this till took down for an order that the kitchen does not have: on its way, or not taken and why. */
export function SalidaDeOrden({ porEnviar, noAceptado }: SalidaDeOrdenProps) {
  return (
    <>
      {porEnviar.length > 0 && (
        <>
          <p className="ui-aviso" role="status">
            <Icono nombre="reloj" /> {mensajes.anotada}. {mensajes.sinPapel}
          </p>
          <Lineas nombre="Por enviar" lineas={porEnviar} />
        </>
      )}
      {noAceptado.map(({ clave, acto, venta, motivo }) => (
        <div key={clave} className="enmesa-no-aceptado">
          <Alert
            type="error"
            showIcon
            role="alert"
            title={acto ? mensajes.noAceptada(motivo) : mensajes.ventaNoAceptada(venta, motivo)}
            action={
              <Link to="/admin/sinlinea" className="ui-boton">
                Resolver
              </Link>
            }
          />
          {acto && <Lineas nombre="No aceptado" lineas={acto.lineas ?? []} />}
        </div>
      ))}
    </>
  );
}

const Lineas = ({ nombre, lineas }: { nombre: string; lineas: readonly LineaOrden[] }) => (
  <ul className="enmesa-enviadas" aria-label={nombre}>
    {lineas.map((linea) => (
      <li key={linea.linea}>
        <span className="cifra enmesa-cuantos">{formatCantidad(linea.cantidad)}</span>
        <span className="enmesa-que">
          <span>{linea.producto}</span>
          <small>{detalleDeLinea(linea)}</small>
        </span>
      </li>
    ))}
  </ul>
);
