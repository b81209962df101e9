import type { MateriaPrima } from '@comanda/shared/contracts/inventario/bodega';
import { formatCantidad, formatPeso } from '@comanda/shared/domain/producto/medidas';
import { CADA_MINUTO, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Link } from '@comanda/shared/router';
import { useEmpresaActiva } from '@comanda/shared/session';

import { BarraDeExistencia } from './BarraDeExistencia';
import { useListarMateriasPrimasQuery } from './bodegaApi';
import estilos from './existencia.module.css';
import { holgura } from './holgura';
import { rutaDeMerma } from './rutaDeMerma';

/** More are in the warehouse itself. */
const A_LA_VISTA = 8;

/** What is about to run out, first of all, for who cooks. */
export default function LoQueQueda() {
  const { empresa } = useEmpresaActiva();
  const query = useListarMateriasPrimasQuery({ empresa: empresa ?? '' }, CADA_MINUTO);
  const porAgotarse = query.currentData?.filter(({ alerta }) => alerta).length ?? 0;
  return (
    <TarjetaDeInicio
      titulo="Lo que queda"
      extra={
        porAgotarse > 0 && (
          <span className="ui-etiqueta" data-tono="pausa">
            {porAgotarse} por agotarse
          </span>
        )
      }
      enlace={{ a: '/admin/bodega', texto: 'Ver la bodega' }}
    >
      <QueryView query={query} empty="Todavía no hay materias primas" esqueleto="tabla">
        {(materias) => (
          <ul>
            {[...materias]
              .sort((a, b) => holgura(a) - holgura(b))
              .slice(0, A_LA_VISTA)
              .map((materia) => (
                <Queda key={materia.id} materia={materia} />
              ))}
          </ul>
        )}
      </QueryView>
    </TarjetaDeInicio>
  );
}

function Queda({ materia }: { materia: MateriaPrima }) {
  const { id, empresa, materi_prima, peso_actual, medida_entrada, alerta, cantidad_alerta } =
    materia;
  return (
    <li>
      <span>
        {materi_prima}
        <small>
          {formatPeso(peso_actual, medida_entrada)}
          {alerta && ` · alerta en ${formatCantidad(cantidad_alerta)}`}
        </small>
      </span>
      <span className={estilos.deTarjeta}>
        <BarraDeExistencia materia={materia} />
      </span>
      {alerta && (
        <span className="ui-etiqueta" data-tono="pausa">
          Por agotarse
        </span>
      )}
      <Link to={rutaDeMerma({ id, empresa })} aria-label={`Merma de ${materi_prima}`}>
        Merma
      </Link>
    </li>
  );
}
