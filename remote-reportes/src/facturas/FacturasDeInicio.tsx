import type { PaginaDeEmisiones } from '@comanda/shared/contracts/facturacion/emisiones';
import { conMiles } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio } from '@comanda/shared/domain/texto/fecha';
import { sumarDias } from '@comanda/shared/domain/texto/periodo';
import { useAlDia } from '@comanda/shared/piezas/flujo';
import { CADA_MINUTO, Pulso } from '@comanda/shared/piezas/inicio';
import { useAhora } from '@comanda/shared/piezas/vista';
import { useEmpresaActiva } from '@comanda/shared/session';

import { estadoEnCamino, seReintenta } from './estados';
import { facturasApi } from './facturasApi';

const DIAS = 30;
const MINUTO_MS = 60_000;

/** What was issued of late and is not done with the authority: on its way, or waiting for a person. */
export default function FacturasDeInicio() {
  const empresa = useEmpresaActiva().empresa ?? '';
  const hasta = fechaNegocio(useAhora(MINUTO_MS));
  const entrada = {
    empresa,
    ruc: '',
    desde: sumarDias(hasta, 1 - DIAS),
    hasta,
    pagina: 1,
    filas: 1,
  };
  const query = facturasApi.endpoints.consultarEmisiones.useQuery(entrada, CADA_MINUTO);
  useAlDia('documentos', empresa, query);
  const { currentData, isError } = query;
  return (
    <Pulso
      icono="factura"
      titulo="Facturas por resolver"
      a="/admin/facturas"
      fallo={isError}
      cifra={undefined}
      {...(currentData && dichoDe(currentData))}
    />
  );
}

function dichoDe({ estados }: PaginaDeEmisiones) {
  const contar = (cuales: typeof seReintenta) =>
    estados.reduce((suma, { estado, cuantos }) => suma + (cuales(estado) ? cuantos : 0), 0);
  const enCamino = contar(estadoEnCamino);
  const porRevisar = contar(seReintenta);
  const todas = contar(() => true);
  return {
    cifra: conMiles(String(enCamino + porRevisar)),
    de: `de ${conMiles(String(todas))} en ${DIAS} días`,
    detalle: (
      <>
        {conMiles(String(enCamino))} en camino al SRI
        {porRevisar > 0 && (
          <>
            {' · '}
            <b data-tono="mal">{conMiles(String(porRevisar))} por revisar</b>
          </>
        )}
      </>
    ),
  };
}
