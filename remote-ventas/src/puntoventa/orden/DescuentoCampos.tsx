import { MOTIVO_LARGO } from '@comanda/shared/contracts/ventas/ventas';
import { formatCentavos, type Centavos } from '@comanda/shared/domain/dinero/dinero';
import { TIPOS_REBAJA, type Rebaja } from '@comanda/shared/domain/dinero/rebaja';
import { Input } from '@comanda/shared/ui/core';

import './Modificadores.css';

export type Escrita = { tipo: Rebaja['tipo']; texto: string; motivo: string };
export type CampoDeRebaja = 'texto' | 'motivo';

/** The id of each box. */
export const CAJA_DE: Readonly<Record<CampoDeRebaja, string>> = {
  texto: 'ventas-descuento',
  motivo: 'ventas-motivo',
};

type DescuentoCamposProps = {
  escrita: Escrita;
  bruto: Centavos;
  /** The box that is wrong, and the id of what says why. */
  mal: CampoDeRebaja | null;
  idDeFallo: string;
  escribir: (cambio: Partial<Escrita>) => void;
};

const MOTIVOS = ['Cliente frecuente', 'Promoción', 'Demora', 'Empleado', 'Cortesía'] as const;
const NOMBRES = { PORCENTAJE: 'Porcentaje %', MONTO: 'Dólares $' } as const;
const SIGNOS = { PORCENTAJE: '%', MONTO: '$' } as const;

/** How much, and why. */
export function DescuentoCampos(props: DescuentoCamposProps) {
  const { escrita, bruto, mal, idDeFallo, escribir } = props;
  const { tipo, texto, motivo } = escrita;
  const caja = (campo: CampoDeRebaja) => ({
    id: CAJA_DE[campo],
    status: mal === campo ? ('error' as const) : undefined,
    'aria-invalid': mal === campo,
    'aria-describedby': mal === campo ? idDeFallo : undefined,
  });
  return (
    <>
      <div className="ventas-pago-rapidos" role="group" aria-label="Tipo de descuento">
        {TIPOS_REBAJA.map((otro) => (
          <button
            key={otro}
            type="button"
            className="ui-boton"
            aria-pressed={tipo === otro}
            onClick={() => escribir({ tipo: otro })}
          >
            {NOMBRES[otro]}
          </button>
        ))}
      </div>
      <label htmlFor={CAJA_DE.texto}>Descuento</label>
      <Input
        {...caja('texto')}
        autoFocus
        size="large"
        className="cifra"
        inputMode="decimal"
        autoComplete="off"
        prefix={SIGNOS[tipo]}
        suffix={`de ${formatCentavos(bruto)}`}
        value={texto}
        onFocus={(event) => event.target.select()}
        onChange={(event) => escribir({ texto: event.target.value })}
      />
      <label htmlFor={CAJA_DE.motivo}>Motivo</label>
      <Input
        {...caja('motivo')}
        size="large"
        autoComplete="off"
        maxLength={MOTIVO_LARGO}
        value={motivo}
        onChange={(event) => escribir({ motivo: event.target.value })}
      />
      <div className="ventas-notas" role="group" aria-label="Motivos">
        {MOTIVOS.map((uno) => (
          <button
            key={uno}
            type="button"
            className="ui-chip"
            aria-pressed={motivo === uno}
            onClick={() => escribir({ motivo: uno })}
          >
            {uno}
          </button>
        ))}
      </div>
    </>
  );
}
