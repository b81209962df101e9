import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { FilaConBarra, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView } from '@comanda/shared/piezas/vista';

import { useHoy } from './useHoy';

export default function ComoPagaron() {
  return (
    <TarjetaDeInicio titulo="Cómo pagaron hoy">
      <QueryView query={useHoy()} empty="" esqueleto="texto">
        {({ formas }) => {
          const usadas = formas.filter(({ ventas }) => ventas > 0);
          if (usadas.length === 0) return <p>Todavía nada</p>;
          const mayor = Math.max(...usadas.map(({ total }) => total));
          return (
            <ul>
              {usadas.map(({ clave, nombre, total }) => (
                <FilaConBarra key={clave} valor={total} mayor={mayor}>
                  <span>{nombre}</span>
                  <strong className="cifra">{formatMonto(total)}</strong>
                </FilaConBarra>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </TarjetaDeInicio>
  );
}
