import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';

import type { Modificador } from '@comanda/shared/contracts/inventario/modificadores';
import type { GrupoDeOpciones } from '@comanda/shared/contracts/inventario/opciones';
import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { precioCon, type Catalogo } from '@comanda/shared/domain/orden/carrito';
import {
  cuantasDeGrupo,
  faltaDeOpciones,
  opcionesDeGrupo,
} from '@comanda/shared/domain/producto/opciones';
import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import type { Elegidos } from '../../carrito/cambiosDeVenta';
import { Tecla } from '../Tecla';
import { elegirOpcion } from './elegirOpcion';
import './OpcionesModal.css';
import { useDigitoSolo } from './useDigitoSolo';

type OpcionesModalProps = {
  /** As it was when it was asked for: the catalogue may have another of it by now. */
  producto: Producto;
  catalogo: Catalogo;
  inicial: Elegidos;
  /** What the button says, before the price. */
  boton: string;
  onElegir: (elegidos: Elegidos) => void;
  onCerrar: () => void;
};

type GrupoOfrecido = GrupoDeOpciones & { opciones: readonly Modificador[] };

/** What a dish asks: of each group so many, by finger or by keys; Enter is for when nothing is missing. */
export function OpcionesModal(props: OpcionesModalProps) {
  const { catalogo, inicial, boton, onElegir, onCerrar } = props;
  const producto = catalogo.productos.get(props.producto.id) ?? props.producto;
  const id = useId();
  const hoja = useRef<HTMLFormElement>(null);
  const [elegidos, setElegidos] = useState(() => new Set(inicial.map((elegido) => elegido.id)));
  const grupos = gruposDe(producto, catalogo);
  const deGrupos = grupos.flatMap(({ opciones }) => opciones.filter((una) => elegidos.has(una.id)));
  const sueltos = inicial.filter((elegido) => !catalogo.modificadores.get(elegido.id)?.grupo);
  const todos = [...deGrupos, ...sueltos];
  const falta = faltaDeOpciones(grupos, deGrupos);
  const monto = formatMonto(precioCon(producto, todos));

  const elegir = (grupo: GrupoOfrecido, opcion: Modificador) => {
    const despues = elegirOpcion(elegidos, grupo, opcion);
    setElegidos(despues);
    const cuantas = grupo.opciones.filter((una) => despues.has(una.id)).length;
    if (cuantas === grupo.maximo) alSiguiente(hoja.current, grupo.id);
  };
  const alTeclear = useDigitoSolo((digito) => {
    const suyo = document.activeElement?.closest<HTMLElement>('[data-grupo]')?.dataset['grupo'];
    const grupo = grupos.find((uno) => uno.id === suyo) ?? grupos[0];
    const opcion = grupo?.opciones[digito - 1];
    if (grupo && opcion && !opcion.agotado) elegir(grupo, opcion);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    alTeclear(event);
    const paso = PASOS[event.key];
    if (paso === undefined || !hoja.current) return;
    event.preventDefault();
    mover(hoja.current, paso);
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (falta === null)
      onElegir(todos.map((uno) => ({ id: uno.id, nombre: uno.nombre, precio: uno.precio })));
  };

  return (
    <Modal
      open
      title={producto.producto}
      width={560}
      mask={{ closable: false }}
      onCancel={onCerrar}
      footer={
        <div className="ventas-opciones-pie">
          <p role="status">{falta}</p>
          <Button size="large" onClick={onCerrar}>
            Cancelar
          </Button>
          <Button type="primary" size="large" htmlType="submit" form={id} disabled={falta !== null}>
            {boton} <span className="cifra">{monto}</span>
          </Button>
        </div>
      }
    >
      <form
        ref={hoja}
        id={id}
        className="ventas-opciones"
        data-cobro
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
      >
        {grupos.map((grupo, i) => (
          <Grupo
            key={grupo.id}
            grupo={grupo}
            elegidos={elegidos}
            primero={i === 0}
            onElegir={(opcion) => elegir(grupo, opcion)}
          />
        ))}
      </form>
    </Modal>
  );
}

type GrupoProps = {
  grupo: GrupoOfrecido;
  elegidos: ReadonlySet<string>;
  primero: boolean;
  onElegir: (opcion: Modificador) => void;
};

function Grupo({ grupo, elegidos, primero, onElegir }: GrupoProps) {
  const nombre = useId();
  const { id, maximo, opciones } = grupo;
  const lleno = opciones.filter((una) => elegidos.has(una.id)).length >= maximo && maximo > 1;
  const primeraQueHay = opciones.find(({ agotado }) => !agotado);
  return (
    <fieldset data-grupo={id}>
      <legend>
        {grupo.nombre} <small>{cuantasDeGrupo(grupo)}</small>
      </legend>
      {opciones.map((opcion, i) => (
        <label key={opcion.id} className="ventas-opcion">
          <input
            type={grupo.minimo === 1 && maximo === 1 ? 'radio' : 'checkbox'}
            name={nombre}
            checked={elegidos.has(opcion.id)}
            disabled={!elegidos.has(opcion.id) && (opcion.agotado === true || lleno)}
            data-foco={primero && opcion === primeraQueHay ? true : undefined}
            onChange={() => onElegir(opcion)}
          />
          <span>{opcion.nombre}</span>
          <Pormenor opcion={opcion} />
          {i < 9 && <Tecla>{String(i + 1)}</Tecla>}
        </label>
      ))}
    </fieldset>
  );
}

function Pormenor({ opcion: { agotado, precio } }: { opcion: Modificador }) {
  if (agotado) return <small>Agotado</small>;
  return precio > 0 && <small className="cifra">+{formatMonto(precio)}</small>;
}

const gruposDe = (
  { id, grupos = [] }: Producto,
  { modificadores }: Catalogo,
): readonly GrupoOfrecido[] => {
  const todos = [...modificadores.values()];
  return grupos.map((grupo) => ({
    ...grupo,
    opciones: opcionesDeGrupo(todos, { producto: id, grupo: grupo.id }),
  }));
};

const PASOS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const QUE_HAY = 'input:not(:disabled)';

function mover(hoja: HTMLElement, paso: 1 | -1): void {
  const todas = [...hoja.querySelectorAll<HTMLInputElement>(QUE_HAY)];
  const donde = todas.findIndex((una) => una === document.activeElement);
  todas[Math.max(0, Math.min(todas.length - 1, donde + paso))]?.focus();
}

/** What comes after a group that is answered; the last one keeps what it has. */
function alSiguiente(hoja: HTMLElement | null, grupo: string): void {
  const suyo = hoja?.querySelector(`[data-grupo="${grupo}"]`);
  const siguiente = suyo?.nextElementSibling?.querySelector<HTMLInputElement>(QUE_HAY);
  siguiente?.focus({ preventScroll: true });
  siguiente?.closest('[data-grupo]')?.scrollIntoView({ block: 'nearest' });
}
