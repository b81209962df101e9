import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FilaConBarra, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView } from '@comanda/shared/piezas/vista';

import { useHoy } from './useHoy';

const A_LA_VISTA = 5;

export default function LoMasVendido() {
  return (
    <TarjetaDeInicio
      titulo="Lo más vendido hoy"
      enlace={{ a: '/admin/reporteventa', texto: 'Ver el reporte' }}
    >
      <QueryView query={useHoy()} empty="" esqueleto="texto">
        {({ mejores }) => {
          const vendidos = mejores.filter(({ ventas }) => ventas > 0).slice(0, A_LA_VISTA);
          if (vendidos.length === 0) return <p>Todavía nada</p>;
          const mayor = Math.max(...vendidos.map(({ total }) => total));
          return (
            <ol>
              {vendidos.map(({ clave, nombre, cantidad, total }) => (
                <FilaConBarra key={clave} nombre={nombre} valor={total} mayor={mayor}>
                  <span className="cifra">{cantidad}</span>
                  <strong className="cifra">{formatMonto(total)}</strong>
                </FilaConBarra>
              ))}
            </ol>
          );
        }}
      </QueryView>
    </TarjetaDeInicio>
  );
}
