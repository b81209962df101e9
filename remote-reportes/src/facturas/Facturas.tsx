import { useState, type ReactNode } from 'react';

import { emisionCalls } from '@comanda/shared/contracts/emision';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { Button } from '@comanda/shared/ui/core';

import { BuscarFacturas } from './BuscarFacturas';
import { CertificadoAviso } from './emision/CertificadoAviso';
import { EmisionModal } from './emision/EmisionModal';
import { FacturasDeEmpresa } from './FacturasDeEmpresa';

type FacturasProps = { empresa: string; selector: ReactNode };

export function Facturas({ empresa, selector }: FacturasProps) {
  const [ruc, setRuc] = useState('');
  const [emision, setEmision] = useState(false);
  const configura = usePuede(emisionCalls.guardarEmision);
  const onEmision = () => setEmision(true);
  return (
    <div className="reportes-facturas">
      <div className="reportes-cabeza">
        {selector}
        <BuscarFacturas onBuscar={setRuc} />
        {configura && <Button onClick={onEmision}>Emision electronica</Button>}
      </div>
      {configura && <CertificadoAviso empresa={empresa} onVer={onEmision} />}
      <FacturasDeEmpresa empresa={empresa} ruc={ruc} />
      {emision && <EmisionModal empresa={empresa} onCerrar={() => setEmision(false)} />}
    </div>
  );
}
