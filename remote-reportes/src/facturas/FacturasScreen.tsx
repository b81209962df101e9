import { useState } from 'react';

import { emisionCalls } from '@comanda/shared/contracts/emision';
import { useEmpresaActiva } from '@comanda/shared/session';
import { Button } from '@comanda/shared/ui/core';
import { EmpresaSelect } from '@comanda/shared/ui/data';

import { BuscarFacturas } from './BuscarFacturas';
import { CertificadoAviso } from './emision/CertificadoAviso';
import { EmisionModal } from './emision/EmisionModal';
import './facturas.css';
import { FacturasDeEmpresa } from './FacturasDeEmpresa';
import { facturasMensajes as mensajes } from './facturasMensajes';
import { usePuede } from './usePuede';

/** The electronic documents of a company (spec section 2, Issued invoices screen). */
export default function FacturasScreen() {
  const { empresa } = useEmpresaActiva();
  const [ruc, setRuc] = useState('');
  const [emision, setEmision] = useState(false);
  const configura = usePuede(emisionCalls.guardarEmision) && empresa !== null;
  const onEmision = () => setEmision(true);
  return (
    <div className="reportes-facturas">
      <header className="reportes-cabeza">
        <EmpresaSelect />
        <BuscarFacturas onBuscar={setRuc} />
        {configura && <Button onClick={onEmision}>Emision electronica</Button>}
      </header>
      {configura && <CertificadoAviso empresa={empresa} onVer={onEmision} />}
      {empresa ? (
        <FacturasDeEmpresa key={empresa} empresa={empresa} ruc={ruc} />
      ) : (
        <p className="ui-vista">{mensajes.sinEmpresa}</p>
      )}
      {configura && emision && (
        <EmisionModal empresa={empresa} onCerrar={() => setEmision(false)} />
      )}
    </div>
  );
}
