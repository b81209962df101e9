import { useState, type ReactNode } from 'react';

import { emisionCalls } from '@comanda/shared/contracts/facturacion/emision';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { Lectura } from '@comanda/shared/piezas/tabla';
import { useMedia } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { CertificadoAviso } from './emision/CertificadoAviso';
import { EmisionDeEmpresa } from './emision/EmisionDeEmpresa';
import { FacturasDeEmpresa } from './FacturasDeEmpresa';
import { facturasMensajes as mensajes } from './facturasMensajes';
import { useFacturas } from './useFacturas';
import { useFiltroDeFacturas } from './useFiltroDeFacturas';

const EMISION = 'Emisión electrónica';

type FacturasProps = { empresa: string; selector: ReactNode };

export function Facturas({ empresa, selector }: FacturasProps) {
  const filtro = useFiltroDeFacturas();
  const facturas = useFacturas(empresa, filtro);
  const [emision, setEmision] = useState(false);
  const configura = usePuede(emisionCalls.guardarEmision);
  const onEmision = () => setEmision(true);
  const enTelefono = useMedia('(max-width: 767px)');
  return (
    <div className="ui-pila reportes-facturas">
      <div className="ui-fila reportes-cabeza">
        {selector}
        {facturas.sumas && <p role="status">{mensajes.resumen(facturas.sumas)}</p>}
        {facturas.fulfilledTimeStamp !== undefined && (
          <Lectura
            leida={facturas.fulfilledTimeStamp}
            fallo={facturas.isError}
            cadaMs={facturas.intervalo}
            onActualizar={facturas.refetch}
          />
        )}
        {configura && !enTelefono && <Button onClick={onEmision}>{EMISION}</Button>}
      </div>
      {configura && <CertificadoAviso empresa={empresa} onVer={onEmision} />}
      <FacturasDeEmpresa
        empresa={empresa}
        filtro={filtro}
        facturas={facturas}
        mas={configura && enTelefono ? [{ texto: EMISION, onElegir: onEmision }] : []}
      />
      {emision && <EmisionDeEmpresa empresa={empresa} onCerrar={() => setEmision(false)} />}
    </div>
  );
}
