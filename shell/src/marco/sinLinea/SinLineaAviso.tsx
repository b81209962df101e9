import { formatHora } from '@comanda/shared/domain/fecha';
import { pidePersona } from '@comanda/shared/domain/sinLinea';
import { Link } from '@comanda/shared/router';
import { useUsuario } from '@comanda/shared/session';
import { useSinLinea, useSinLineaDesde, useVigilarSinLinea } from '@comanda/shared/sinLinea';
import { Icono } from '@comanda/shared/ui/core';

import { dondeSinLinea, type RutaHallada } from '../../rutas/buscarRuta';

const contar = (cuantas: number, una: string, varias: string) =>
  cuantas > 0 && `${cuantas} ${cuantas === 1 ? una : varias}`;

/**
 * What this browser's till has to say on every screen: since when there is no line, what waits to be sent, what was not taken.
 * Nothing where it is no till, or all is well.
 */
export default function SinLineaAviso({ rutas }: { rutas: readonly RutaHallada[] }) {
  useVigilarSinLinea();
  const { texto, cortada } = useTexto();
  const destino = dondeSinLinea(rutas);
  if (!texto) return null;
  const dicho = (
    <>
      <Icono nombre="reloj" tamano={18} /> <span>{texto}</span>
    </>
  );
  return (
    <span role="status" data-cortada={cortada}>
      {destino ? (
        <Link to={destino} className="ui-dato cabecera-sinlinea">
          {dicho}
        </Link>
      ) : (
        <span className="ui-dato cabecera-sinlinea">{dicho}</span>
      )}
    </span>
  );
}

function useTexto() {
  const empresas = useUsuario()?.empresa ?? [];
  const desde = useSinLineaDesde();
  const { equipos, salida } = useSinLinea();
  const suyos = equipos.filter(({ empresa }) => empresas.includes(empresa));
  const suya = salida.filter(({ empresa }) => empresas.includes(empresa));
  const rechazadas = suya.filter(({ estado }) => estado === 'RECHAZADA').length;
  const falladas = suya.filter(pidePersona).length - rechazadas;
  const porEnviar = suya.filter(({ estado }) => estado === 'POR_ENVIAR').length - falladas;
  const cortada = suyos.length > 0 && desde !== null;
  const partes = [
    cortada && `Sin linea desde ${formatHora(desde)}`,
    contar(porEnviar, 'venta por enviar', 'ventas por enviar'),
    contar(rechazadas, 'venta rechazada', 'ventas rechazadas'),
    contar(falladas, 'venta con falla del servidor', 'ventas con falla del servidor'),
    suyos.some(({ hora_dudosa }) => hora_dudosa) && 'confirme la hora',
  ];
  return { cortada, texto: partes.filter(Boolean).join(' · ') };
}
