import { useState, type ReactNode } from 'react';

import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { Lectura } from '@comanda/shared/piezas/tabla';
import { Button } from '@comanda/shared/ui/core';

import { CertificadoAviso } from './emision/CertificadoAviso';
import { EmisionDeEmpresa } from './emision/EmisionDeEmpresa';
import { FacturasDeEmpresa } from './FacturasDeEmpresa';
import { useFacturas } from './useFacturas';
import { useFiltroDeFacturas } from './useFiltroDeFacturas';

type FacturasProps = { empresa: string; selector: ReactNode };

export function Facturas({ empresa, selector }: FacturasProps) {
  const filtro = useFiltroDeFacturas();
  const facturas = useFacturas(empresa, filtro);
  const [emision, setEmision] = useState(false);
  const configura = usePuede(emisionCalls.guardarEmision);
  const onEmision = () => setEmision(true);
  return (
    <div className="ui-pila reportes-facturas">
      <div className="ui-fila reportes-cabeza">
        {selector}
        {configura && <Button onClick={onEmision}>Emisión electrónica</Button>}
        {facturas.fulfilledTimeStamp !== undefined && (
          <Lectura
            leida={facturas.fulfilledTimeStamp}
            fallo={facturas.isError}
            cadaMs={facturas.intervalo}
            onActualizar={facturas.refetch}
          />
        )}
      </div>
      {configura && <CertificadoAviso empresa={empresa} onVer={onEmision} />}
      <FacturasDeEmpresa empresa={empresa} filtro={filtro} facturas={facturas} />
      {emision && <EmisionDeEmpresa empresa={empresa} onCerrar={() => setEmision(false)} />}
    </div>
  );
}
