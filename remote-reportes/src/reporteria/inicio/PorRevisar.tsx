import { Pulso } from '@comanda/shared/piezas/inicio';

import { useMesDeInicio } from './useMesDeInicio';

/** Documents of this month that no declaration would have as they are. */
export default function PorRevisar() {
  const { currentData, isError } = useMesDeInicio(0);
  const conceptos = currentData?.conceptos;
  return (
    <Pulso
      icono="factura"
      titulo="Documentos por revisar"
      a="/admin/facturas"
      fallo={isError}
      cifra={conceptos && String(conceptos.RECHAZADAS.documentos)}
      de="este mes"
      detalle={conceptos && `${conceptos.PENDIENTES.documentos} en camino al SRI`}
    />
  );
}
