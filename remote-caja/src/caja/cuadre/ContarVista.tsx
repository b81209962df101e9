import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';

import type { Aprobador } from '@comanda/shared/contracts/auth/aprobador';
import { DENOMINACIONES } from '@comanda/shared/domain/caja/cuadre';
import { centavos, formatCentavos } from '@comanda/shared/domain/dinero/dinero';
import { AprobadorCampos, useAprobador } from '@comanda/shared/piezas/aprobador';
import type { ErrorCode } from '@comanda/shared/errors/catalogo';
import { Opciones } from '@comanda/shared/piezas/opciones';
import { avisar, Button } from '@comanda/shared/ui/core';

import {
  cuantasSon,
  loContado,
  malEscritos,
  mayorContado,
  totalContado,
  type Contado,
  type Conteo,
} from './conteo';
import { montoCierto } from '../montoCierto';
import { cuadreMensajes as mensajes } from './cuadreMensajes';
import { Denominacion } from './Denominacion';
import { Monto } from './Monto';
import estilos from './cuadre.module.css';

type ContarVistaProps = {
  empresa: string;
  conteo: Conteo;
  contando: boolean;
  /** Somebody else closed it: there is nothing to count any more. */
  final: boolean;
  onCambio: (cambio: Partial<Conteo>) => void;
  /** It was counted before: another count is approved, and what is wrong with that. */
  pideAprobacion: boolean;
  falta: string | null;
  /** Some were sold by transfer, and nothing was said of them. */
  faltanTransferencias: string | null;
  /** Answers why it was not counted. */
  onContar: (contado: Contado, aprobacion: Aprobador | undefined) => Promise<ErrorCode | undefined>;
};

const MODOS = [
  { valor: 'denominaciones', texto: 'Billetes y monedas' },
  { valor: 'suma', texto: 'Solo el total' },
] as const;

const GRUPOS = [
  { titulo: 'Billetes', valores: DENOMINACIONES.filter((valor) => valor >= 500) },
  { titulo: 'Monedas y billetes de $1', valores: DENOMINACIONES.filter((valor) => valor < 500) },
];

/** The count, before anybody is told what there should be. */
export function ContarVista(props: ContarVistaProps) {
  const { empresa, conteo, contando, final, pideAprobacion, falta } = props;
  const { onCambio, onContar } = props;
  const sinTransferencias = conteo.transferencias === '' ? props.faltanTransferencias : null;
  const { campos, aprobador, alResponder } = useAprobador();
  const quienAprueba = useRef<HTMLDivElement>(null);
  const formulario = useRef<HTMLFormElement>(null);
  const [intentos, setIntentos] = useState(0);
  const intentado = intentos > 0;
  const total = totalContado(conteo);
  const mal = intentado ? malEscritos(conteo) : [];
  const falloDe = (campo: (typeof mal)[number]) => (mal.includes(campo) ? mensajes.monto : null);

  useEffect(() => {
    if (intentos > 0) enfocarCulpable(formulario.current);
  }, [intentos]);
  useEffect(() => {
    if (sinTransferencias !== null && !contando) enfocarCulpable(formulario.current);
  }, [sinTransferencias, contando]);
  useEffect(() => {
    if (falta !== null && !contando) enfocarSecreto(quienAprueba.current);
  }, [falta, contando]);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (contando || final) return;
    const contado = loContado(conteo);
    if (contado && !(await montoCierto(mayorContado(conteo)))) return;
    if (contado) {
      const code = await onContar(contado, pideAprobacion ? aprobador : undefined);
      if (code !== undefined) alResponder(code);
    } else {
      if (total === null) avisar(mensajes.falta);
      setIntentos(intentos + 1);
    }
  };

  return (
    <form
      ref={formulario}
      className={estilos.vista}
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={alSiguiente}
    >
      <p className={estilos.ayuda}>{mensajes.ciego}</p>
      <Opciones
        etiqueta="Cómo cuenta"
        opciones={MODOS}
        elegida={conteo.modo}
        onElegir={(modo) => onCambio({ modo })}
      />
      {conteo.modo === 'suma' ? (
        <fieldset className={estilos.grupo} disabled={contando}>
          <legend>Efectivo</legend>
          <Monto
            etiqueta="Total contado"
            valor={conteo.suma}
            fallo={falloDe('suma')}
            onCambio={(suma) => onCambio({ suma })}
          />
        </fieldset>
      ) : (
        <div className={estilos.grupos}>
          {GRUPOS.map(({ titulo, valores }) => (
            <fieldset key={titulo} className={estilos.grupo} disabled={contando}>
              <legend>{titulo}</legend>
              {valores.map((valor) => (
                <Denominacion
                  key={valor}
                  valor={valor}
                  cuantas={conteo.cuantas[valor] ?? ''}
                  onCambio={(cuantas) =>
                    onCambio({ cuantas: { ...conteo.cuantas, [valor]: cuantas } })
                  }
                />
              ))}
            </fieldset>
          ))}
        </div>
      )}
      <fieldset className={estilos.otros} disabled={contando}>
        <legend>Tarjetas y transferencias</legend>
        <Monto
          etiqueta="Cantidad de vouchers"
          entero
          valor={conteo.vouchers}
          fallo={cuantasSon(conteo.vouchers) === null ? mensajes.entero : null}
          onCambio={(vouchers) => onCambio({ vouchers })}
        />
        <Monto
          etiqueta="Total de vouchers"
          valor={conteo.totalVouchers}
          fallo={falloDe('totalVouchers')}
          onCambio={(totalVouchers) => onCambio({ totalVouchers })}
        />
        <Monto
          etiqueta="Total de transferencias"
          ayuda="0 si no halló ninguna"
          valor={conteo.transferencias}
          fallo={falloDe('transferencias') ?? sinTransferencias}
          onCambio={(transferencias) => onCambio({ transferencias })}
        />
      </fieldset>
      {pideAprobacion && (
        <div ref={quienAprueba}>
          <AprobadorCampos
            empresa={empresa}
            leyenda={mensajes.recontar}
            espera={contando}
            falta={falta}
            {...campos}
          />
        </div>
      )}
      <footer className={`ui-fila ${estilos.pie ?? ''}`}>
        <p className={estilos.suma}>
          <span>Contado</span>
          <output aria-label="Suma del conteo">{formatCentavos(total ?? centavos(0))}</output>
        </p>
        {intentado && total === null && <small className={estilos.fallo}>{mensajes.conteo}</small>}
        <Button type="primary" size="large" htmlType="submit" loading={contando} disabled={final}>
          Contar
        </Button>
      </footer>
    </form>
  );
}

/** Enter goes on as Tab does; from the last box it counts. */
function alSiguiente(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget: formulario } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const cajas = [...formulario.querySelectorAll<HTMLInputElement>('fieldset input')];
  const siguiente = cajas[cajas.indexOf(target) + 1];
  if (siguiente) siguiente.focus();
  else formulario.requestSubmit();
}

/** The PIN or the password: what an approval lacks, or has wrong. */
function enfocarSecreto(donde: HTMLElement | null): void {
  const cajas = donde?.querySelectorAll<HTMLInputElement>('input:not([type="radio"])') ?? [];
  [...cajas].at(-1)?.focus();
}

function enfocarCulpable(formulario: HTMLFormElement | null): void {
  const caja = (cual: string) => formulario?.querySelector<HTMLInputElement>(cual);
  (caja('[aria-invalid="true"]') ?? caja('fieldset input'))?.focus();
}
