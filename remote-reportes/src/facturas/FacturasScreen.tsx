import { useState } from 'react';

import { useEmpresaActiva } from '@comanda/shared/session';
import { EmpresaSelect } from '@comanda/shared/ui/data';

import { BuscarFacturas } from './BuscarFacturas';
import './facturas.css';
import { FacturasDeEmpresa } from './FacturasDeEmpresa';
import { facturasMensajes as mensajes } from './facturasMensajes';

/** The electronic documents of a company (spec section 2, Issued invoices screen). */
export default function FacturasScreen() {
  const { empresa } = useEmpresaActiva();
  const [ruc, setRuc] = useState('');
  return (
    <div className="reportes-facturas">
      <header className="reportes-cabeza">
        <EmpresaSelect />
        <BuscarFacturas onBuscar={setRuc} />
      </header>
      {empresa ? (
        <FacturasDeEmpresa key={empresa} empresa={empresa} ruc={ruc} />
      ) : (
        <p className="ui-vista">{mensajes.sinEmpresa}</p>
      )}
    </div>
  );
}
