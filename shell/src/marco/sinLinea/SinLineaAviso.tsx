import { PERFILES_DE_CAJA } from '@comanda/shared/contracts/auth/perfiles';
import { decirEnBreve, decirRechazados } from '@comanda/shared/domain/sinLinea/actosSinLinea';
import { formatHora } from '@comanda/shared/domain/texto/fecha';
import { pidePersona } from '@comanda/shared/domain/sinLinea/sinLinea';
import { Link } from '@comanda/shared/router';
import { useFalla, useUsuario } from '@comanda/shared/session';
import {
  dichoDe,
  useSinLinea,
  useSinLineaDesde,
  useVigilarSinLinea,
  type FilaDeSalida,
} from '@comanda/shared/sinLinea';
import { Icono } from '@comanda/shared/ui/core';

import { dondeSinLinea, type RutaHallada } from '../../rutas/buscarRuta';

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

const fallan = (fila: FilaDeSalida) => fila.estado === 'POR_ENVIAR' && pidePersona(fila);
const esperan = (fila: FilaDeSalida) => fila.estado === 'POR_ENVIAR' && !pidePersona(fila);

function useTexto() {
  const { empresa: empresas = [], perfil = '' } = useUsuario() ?? {};
  const seCobra = PERFILES_DE_CAJA.some((uno) => uno === perfil);
  const desde = useSinLineaDesde();
  const { equipos, salida, actos } = useSinLinea();
  const suyos = equipos.filter(({ empresa }) => empresas.includes(empresa));
  const filas = [...salida, ...actos].filter(({ empresa }) => empresas.includes(empresa));
  const dichos = (cuales: (fila: FilaDeSalida) => boolean) => filas.filter(cuales).map(dichoDe);
  const porEnviar = decirEnBreve(dichos(esperan));
  const falladas = decirEnBreve(dichos(fallan));
  const cortada = suyos.length > 0 && desde !== null;
  const noGuarda = [useFalla('bases'), useFalla('guardado')].includes(true);
  const partes = [
    noGuarda && seCobra && 'Este navegador no puede guardar: se vende solo con línea',
    cortada && `Sin línea desde ${formatHora(desde)}`,
    porEnviar && `${porEnviar} por enviar`,
    decirRechazados(dichos(({ estado }) => estado === 'RECHAZADA')),
    falladas && `${falladas} con falla del servidor`,
    suyos.some(({ hora_dudosa }) => hora_dudosa) && 'confirme la hora',
  ];
  return { cortada, texto: partes.filter(Boolean).join(' · ') };
}
