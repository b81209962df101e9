import { useState, type SubmitEvent } from 'react';

import type { Aprobacion } from '@comanda/shared/contracts/ajustes';
import { MOTIVO_LARGO } from '@comanda/shared/contracts/ventas';
import { centavos, formatCentavos, parseMonto, type Centavos } from '@comanda/shared/domain/dinero';
import { porcentajeMayor, rebajaDe, type Rebaja } from '@comanda/shared/domain/rebaja';
import { useUsuario } from '@comanda/shared/session';
import { Alert, Button, Input } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { AprobarDescuento } from './AprobarDescuento';

export type DescuentoModalProps = {
  empresa: string;
  /** What is discounted: a product, or the whole bill. */
  titulo: string;
  /** What it costs before. */
  bruto: Centavos;
  inicial: Rebaja | undefined;
  /** Percent that this company lets anybody take off. */
  maximo: number;
  aprobacion: Aprobacion | undefined;
  onAprobado: (aprobacion: Aprobacion) => void;
  onRebajar: (rebaja: Rebaja | null) => void;
  onCerrar: () => void;
};

const MOTIVOS = ['Cliente frecuente', 'Promocion', 'Demora', 'Empleado', 'Cortesia'] as const;
const TIPOS = { PORCENTAJE: '%', MONTO: '$' } as const;

/** A discount in percent or dollars, and why; above the company's limit an Administrador says yes on the spot. */
export default function DescuentoModal(props: DescuentoModalProps) {
  const { empresa, titulo, bruto, inicial, maximo, aprobacion, onRebajar, onCerrar } = props;
  const [tipo, setTipo] = useState<Rebaja['tipo']>(inicial?.tipo ?? 'PORCENTAJE');
  const [texto, setTexto] = useState(inicial ? String(inicial.valor) : '');
  const [motivo, setMotivo] = useState(inicial?.motivo ?? '');
  const [fallo, setFallo] = useState<string | null>(null);
  const esAdministrador = useUsuario()?.perfil === 'Administrador';

  const valor = parseMonto(texto);
  const rebaja: Rebaja = { tipo, valor: (valor ?? 0) / 100, motivo: motivo.trim() };
  const descuento = rebajaDe(rebaja, bruto);
  const porcentaje = porcentajeMayor([{ bruto, descuento }]);
  const permitido = Math.max(maximo, aprobacion?.porcentaje ?? 0);
  const pideAprobacion = !esAdministrador && porcentaje > permitido;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const motivoDeFallo = impedimento({ valor, rebaja, bruto });
    setFallo(motivoDeFallo);
    if (motivoDeFallo || pideAprobacion) return;
    onRebajar(rebaja);
    onCerrar();
  };

  return (
    <Modal open title={`Descuento: ${titulo}`} footer={null} width={440} onCancel={onCerrar}>
      <form className="ventas-formulario" onSubmit={onSubmit}>
        <div className="ventas-pago-rapidos" role="group" aria-label="Tipo de descuento">
          {(['PORCENTAJE', 'MONTO'] as const).map((otro) => (
            <button
              key={otro}
              type="button"
              className="ui-boton"
              aria-pressed={tipo === otro}
              onClick={() => setTipo(otro)}
            >
              {otro === 'PORCENTAJE' ? 'Porcentaje %' : 'Dolares $'}
            </button>
          ))}
        </div>
        <label htmlFor="ventas-descuento">Descuento</label>
        <Input
          id="ventas-descuento"
          autoFocus
          size="large"
          className="cifra"
          inputMode="decimal"
          autoComplete="off"
          prefix={TIPOS[tipo]}
          suffix={`de ${formatCentavos(bruto)}`}
          value={texto}
          status={fallo ? 'error' : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTexto(event.target.value)}
        />
        <label htmlFor="ventas-motivo">Motivo</label>
        <Input
          id="ventas-motivo"
          size="large"
          autoComplete="off"
          maxLength={MOTIVO_LARGO}
          value={motivo}
          onChange={(event) => setMotivo(event.target.value)}
        />
        <div className="ventas-notas" role="group" aria-label="Motivos">
          {MOTIVOS.map((uno) => (
            <button
              key={uno}
              type="button"
              className="ui-chip"
              aria-pressed={motivo === uno}
              onClick={() => setMotivo(uno)}
            >
              {uno}
            </button>
          ))}
        </div>
        <p className="ui-entre" aria-live="polite">
          Queda en <strong className="cifra">{formatCentavos(centavos(bruto - descuento))}</strong>
        </p>
        {fallo && <Alert type="error" title={fallo} role="alert" />}
        {!pideAprobacion && (
          <Button type="primary" size="large" block htmlType="submit">
            Aplicar descuento
          </Button>
        )}
        {inicial && (
          <Button
            danger
            block
            onClick={() => {
              onRebajar(null);
              onCerrar();
            }}
          >
            Quitar el descuento
          </Button>
        )}
      </form>
      {pideAprobacion && (
        <AprobarDescuento {...{ empresa, porcentaje, permitido }} onAprobado={props.onAprobado} />
      )}
    </Modal>
  );
}

type Escrito = { valor: Centavos | null; rebaja: Rebaja; bruto: Centavos };

function impedimento({ valor, rebaja, bruto }: Escrito): string | null {
  const { tipo, motivo } = rebaja;
  if (valor === null || valor === 0) return 'Escriba el descuento, con hasta dos decimales';
  if (tipo === 'PORCENTAJE' && valor > 10_000) return 'El porcentaje no puede pasar de 100';
  if (tipo === 'MONTO' && valor > bruto)
    return `El descuento es mayor que el valor: es ${formatCentavos(bruto)}`;
  return motivo === '' ? 'Escriba el motivo del descuento' : null;
}
