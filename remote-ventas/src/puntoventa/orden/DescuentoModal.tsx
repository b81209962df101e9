import { useId, useState, type SubmitEvent } from 'react';

import type { Aprobacion } from '@comanda/shared/contracts/ventas/ajustes';
import {
  centavos,
  formatCentavos,
  parseMonto,
  type Centavos,
} from '@comanda/shared/domain/dinero/dinero';
import { esRebajaDesmedida, preguntaDeMonto } from '@comanda/shared/domain/dinero/desmesura';
import { porcentajeMayor, rebajaDe, type Rebaja } from '@comanda/shared/domain/dinero/rebaja';
import { useCerrarConCuidado } from '@comanda/shared/piezas/formulario';
import { useUsuario } from '@comanda/shared/session';
import { Alert, Button, confirmar } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { puntoventaMensajes as mensajes } from '../puntoventaMensajes';
import { AprobarDescuento } from './AprobarDescuento';
import { CAJA_DE, DescuentoCampos, type CampoDeRebaja, type Escrita } from './DescuentoCampos';

export type DescuentoModalProps = {
  empresa: string;
  /** What is discounted: a product, or the whole bill. */
  titulo: string;
  /** What it costs before. */
  bruto: Centavos;
  inicial: Rebaja | undefined;
  /** The most that any line loses with it, or without it with what it lost already; where it is of several lines. */
  porcentajeCon?: (rebaja: Rebaja | undefined) => number;
  /** Percent that this company lets anybody take off. */
  maximo: number;
  aprobacion: Aprobacion | undefined;
  onAprobado: (aprobacion: Aprobacion) => void;
  onRebajar: (rebaja: Rebaja | null) => void;
  onCerrar: () => void;
};

/** A discount in percent or dollars, and why; above the company's limit an Administrador says yes on the spot. */
export default function DescuentoModal(props: DescuentoModalProps) {
  const { empresa, titulo, bruto, inicial, onRebajar, onCerrar } = props;
  const [escrita, setEscrita] = useState(() => escritaDe(inicial));
  const [fallo, setFallo] = useState<Fallo | null>(null);
  const idDeFallo = useId();
  const { valor, rebaja, descuento } = leer(escrita, bruto);
  const nada = escrita.texto === '' && escrita.motivo === '';
  const porcentaje = props.porcentajeCon
    ? props.porcentajeCon(valor ? rebaja : undefined)
    : porcentajeMayor([{ bruto, descuento }]);
  const permitido = usePermitido(props);
  const { cerrar, onEstado } = useCerrarConCuidado(onCerrar, {
    sucio: hayCambios(escrita, inicial),
    enviando: false,
  });
  const pideAprobacion = porcentaje > permitido;
  const escribir = (cambio: Partial<Escrita>) => setEscrita({ ...escrita, ...cambio });
  const rebajar = (otra: Rebaja | null) => {
    onRebajar(otra);
    onCerrar();
  };

  /** A percentage is chosen; dollars are typed, and may have a zero too many. */
  const aplicar = async () => {
    const queda = centavos(bruto - descuento);
    const pregunta = preguntaDeMonto(descuento, mensajes.muchoDescuento(queda));
    if (escrita.tipo !== 'MONTO' || !esRebajaDesmedida(porcentaje) || (await confirmar(pregunta)))
      rebajar(rebaja);
  };

  /** Nothing typed: what the lines lose already is approved. */
  const revisar = (): boolean => {
    const hallado = nada && pideAprobacion ? null : impedimento({ valor, rebaja, bruto });
    setFallo(hallado);
    if (hallado) document.getElementById(CAJA_DE[hallado.campo])?.focus();
    return hallado === null;
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (revisar() && !pideAprobacion) void aplicar();
  };

  return (
    <Modal
      open
      title={`Descuento: ${titulo}`}
      footer={null}
      width={440}
      mask={{ closable: false }}
      onCancel={() => void cerrar()}
    >
      <div className="ui-pila ventas-dialogo">
        <form onSubmit={onSubmit}>
          <DescuentoCampos
            escrita={escrita}
            bruto={bruto}
            escribir={escribir}
            mal={fallo?.campo ?? null}
            idDeFallo={idDeFallo}
          />
          <p className="ui-entre" aria-live="polite">
            Queda en{' '}
            <strong className="cifra">{formatCentavos(centavos(bruto - descuento))}</strong>
          </p>
          {fallo && <Alert id={idDeFallo} type="error" title={fallo.dicho} role="alert" />}
          {!pideAprobacion && (
            <Button type="primary" size="large" block htmlType="submit">
              Aplicar descuento
            </Button>
          )}
          {inicial && (
            <Button danger block onClick={() => rebajar(null)}>
              Quitar el descuento
            </Button>
          )}
        </form>
        {pideAprobacion && (
          <AprobarDescuento
            empresa={empresa}
            porcentaje={porcentaje}
            permitido={permitido}
            revisar={revisar}
            onEspera={(enviando) => onEstado({ sucio: false, enviando })}
            onAprobado={(aprobacion) => {
              props.onAprobado(aprobacion);
              if (nada) onCerrar();
              else rebajar(rebaja);
            }}
          />
        )}
      </div>
    </Modal>
  );
}

const escritaDe = (inicial: Rebaja | undefined): Escrita => ({
  tipo: inicial?.tipo ?? 'PORCENTAJE',
  texto: inicial ? String(inicial.valor) : '',
  motivo: inicial?.motivo ?? '',
});

const hayCambios = ({ texto, motivo }: Escrita, inicial: Rebaja | undefined): boolean => {
  const antes = escritaDe(inicial);
  return texto !== antes.texto || motivo !== antes.motivo;
};

function leer({ tipo, texto, motivo }: Escrita, bruto: Centavos) {
  const valor = parseMonto(texto);
  const rebaja: Rebaja = { tipo, valor: (valor ?? 0) / 100, motivo: motivo.trim() };
  const descuento = rebajaDe(rebaja, bruto);
  return { valor, rebaja, descuento };
}

/** Percent that who is at this till may take off now. */
function usePermitido({ maximo, aprobacion }: DescuentoModalProps): number {
  const esAdministrador = useUsuario()?.perfil === 'Administrador';
  return esAdministrador ? 100 : Math.max(maximo, aprobacion?.porcentaje ?? 0);
}

type Escrito = { valor: Centavos | null; rebaja: Rebaja; bruto: Centavos };
/** Which box, and why. */
type Fallo = { campo: CampoDeRebaja; dicho: string };

function impedimento(escrito: Escrito): Fallo | null {
  const dicho = malDescuento(escrito);
  if (dicho !== null) return { campo: 'texto', dicho };
  const { motivo } = escrito.rebaja;
  return motivo === '' ? { campo: 'motivo', dicho: 'Escriba el motivo del descuento' } : null;
}

function malDescuento({ valor, rebaja: { tipo }, bruto }: Escrito): string | null {
  if (valor === null || valor === 0) return 'Escriba el descuento, con hasta dos decimales';
  if (tipo === 'PORCENTAJE' && valor > 10_000) return 'El porcentaje no puede pasar de 100';
  return tipo === 'MONTO' && valor > bruto
    ? `El descuento es mayor que el valor: es ${formatCentavos(bruto)}`
    : null;
}
