import { useState, type ReactNode } from 'react';

import { emisionCalls } from '@comanda/shared/contracts/emision';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { Button } from '@comanda/shared/ui/core';

import { CertificadoAviso } from './emision/CertificadoAviso';
import { EmisionModal } from './emision/EmisionModal';
import { FacturasDeEmpresa } from './FacturasDeEmpresa';
import { FechasFiltro } from './fechas/FechasFiltro';
import { useFiltro } from './useFiltro';

type FacturasProps = { empresa: string; selector: ReactNode };

export function Facturas({ empresa, selector }: FacturasProps) {
  const filtro = useFiltro();
  const [emision, setEmision] = useState(false);
  const configura = usePuede(emisionCalls.guardarEmision);
  const onEmision = () => setEmision(true);
  return (
    <div className="reportes-facturas">
      <div className="reportes-cabeza">
        {selector}
        {configura && <Button onClick={onEmision}>Emision electronica</Button>}
        <FechasFiltro rango={filtro.rango} onCambio={filtro.elegirRango} />
      </div>
      {configura && <CertificadoAviso empresa={empresa} onVer={onEmision} />}
      <FacturasDeEmpresa empresa={empresa} filtro={filtro} />
      {emision && <EmisionModal empresa={empresa} onCerrar={() => setEmision(false)} />}
    </div>
  );
}
