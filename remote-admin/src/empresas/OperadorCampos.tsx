import { Campo } from '@comanda/shared/piezas/formulario';

import { useVendedoresDeEmpresasQuery } from './empresasApi';
import { OPCIONES_DE_AREA } from './opciones';

/** What the operator alone says of a company. */
export function OperadorCampos() {
  const { currentData: vendedores = [] } = useVendedoresDeEmpresasQuery({});
  return (
    <>
      <Campo.Varias nombre="areas" etiqueta="Areas" opciones={OPCIONES_DE_AREA} ancho />
      <Campo.Opcion
        nombre="id_vendedor"
        etiqueta="Vendedor"
        ninguno="Ninguno"
        opciones={vendedores.map(({ id, nombreCompleto }) => ({
          value: id,
          label: nombreCompleto,
        }))}
        ancho
      />
    </>
  );
}
