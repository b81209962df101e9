import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { nombreDeForma } from '@comanda/shared/domain/dinero/formasDePago';
import { Reparto, TarjetaDeInicio } from '@comanda/shared/piezas/inicio';
import { QueryView } from '@comanda/shared/piezas/vista';

import { useHoy } from './useHoy';

export default function ComoPagaron() {
  return (
    <TarjetaDeInicio titulo="Cómo pagaron hoy">
      <QueryView query={useHoy()} empty="" esqueleto="texto">
        {({ formas }) => {
          const usadas = formas
            .filter(({ ventas }) => ventas > 0)
            .toSorted((una, otra) => otra.total - una.total);
          if (usadas.length === 0) return <p>Todavía nada</p>;
          return (
            <Reparto
              partes={usadas.map(({ clave, total }) => ({
                clave,
                nombre: nombreDeForma(clave),
                valor: total,
                dicho: formatMonto(total),
              }))}
            />
          );
        }}
      </QueryView>
    </TarjetaDeInicio>
  );
}
