import { useState } from 'react';

import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { Chips } from '@comanda/shared/piezas/chips';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { PorEmpresa } from '@comanda/shared/piezas/vista';

import { Equipos } from './Equipos';
import { EsteEquipo } from './EsteEquipo';
import { PorRevisar } from './PorRevisar';
import './sinlinea.css';
import { VentasDeEquipo } from './VentasDeEquipo';

/** This browser as a till that sells without a line, what it has sold, and the company's other ones (docs/adr/0045). */
export default function SinLineaScreen() {
  return (
    <div className="ui-pantalla">
      <PorEmpresa selector="select">{(empresa) => <SinLinea empresa={empresa} />}</PorEmpresa>
    </div>
  );
}

type Parte = 'equipo' | 'equipos' | 'revisar';

const PARTES = [
  { valor: 'equipo', texto: 'Este equipo' },
  { valor: 'equipos', texto: 'Equipos' },
  { valor: 'revisar', texto: 'Por revisar' },
] as const;

function SinLinea({ empresa }: { empresa: string }) {
  const [parte, setParte] = useState<Parte>('equipo');
  const administra = usePuede(dispositivosCalls.listarDispositivos);
  return (
    <>
      {administra && (
        <Chips etiqueta="Qué ver" chips={PARTES} elegido={parte} onElegir={setParte} />
      )}
      {parte === 'equipo' && (
        <>
          <EsteEquipo empresa={empresa} administra={administra} />
          <VentasDeEquipo empresa={empresa} administra={administra} />
        </>
      )}
      {parte === 'equipos' && <Equipos empresa={empresa} />}
      {parte === 'revisar' && <PorRevisar empresa={empresa} />}
    </>
  );
}
