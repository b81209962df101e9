import { ELEGIDAS_MAXIMO, GRUPOS_MAXIMO } from '@comanda/shared/contracts/inventario/opciones';
import { MODIFICADOR_LARGO } from '@comanda/shared/contracts/inventario/modificadores';
import { Button, Icono, Input } from '@comanda/shared/ui/core';
import { Form } from '@comanda/shared/ui/formulario';

import { productosMensajes as mensajes } from '../productosMensajes';
import { GRUPO_NUEVO, OPCION_NUEVA, type GrupoEscrito } from './grupos';
import estilos from './grupos.module.css';
import { OpcionCampos } from './OpcionCampos';

type GruposEditorProps = {
  id?: string;
  value?: readonly GrupoEscrito[];
  onChange?: (grupos: readonly GrupoEscrito[]) => void;
};

/** The groups of a product, each with its options. */
export function GruposEditor({ id, value: grupos = [], onChange }: GruposEditorProps) {
  const poner = (otros: readonly GrupoEscrito[]) => onChange?.(otros);
  return (
    <div id={id} className={estilos.grupos} tabIndex={-1}>
      {grupos.length === 0 && <p>{mensajes.sinGrupos}</p>}
      {grupos.map((grupo, i) => (
        <GrupoCampos
          key={i}
          grupo={grupo}
          lugar={i}
          onCambiar={(otro) => poner(grupos.with(i, otro))}
          onSubir={() => poner(grupos.toSpliced(i - 1, 2, grupo, ...grupos.slice(i - 1, i)))}
          onQuitar={() => poner(grupos.toSpliced(i, 1))}
        />
      ))}
      {grupos.length < GRUPOS_MAXIMO && (
        <Button icon={<Icono nombre="mas" />} onClick={() => poner([...grupos, GRUPO_NUEVO])}>
          Agregar grupo
        </Button>
      )}
    </div>
  );
}

type GrupoCamposProps = {
  grupo: GrupoEscrito;
  lugar: number;
  onCambiar: (grupo: GrupoEscrito) => void;
  onSubir: () => void;
  onQuitar: () => void;
};

function GrupoCampos({ grupo, lugar, onCambiar, onSubir, onQuitar }: GrupoCamposProps) {
  const { status } = Form.Item.useStatus();
  const { nombre, minimo, maximo, opciones } = grupo;
  const cual = nombre.trim() || `Grupo ${lugar + 1}`;
  const conOpciones = (otras: GrupoEscrito['opciones']) => onCambiar({ ...grupo, opciones: otras });
  return (
    <section className={estilos.grupo} aria-label={cual}>
      <div className="ui-fila">
        <Input
          className={estilos.nombre}
          value={nombre}
          maxLength={MODIFICADOR_LARGO}
          status={status === 'error' && nombre.trim() === '' ? 'error' : ''}
          placeholder="Sopa"
          aria-label={`Nombre del grupo ${lugar + 1}`}
          autoComplete="off"
          autoFocus={nombre === ''}
          onChange={(event) => onCambiar({ ...grupo, nombre: event.target.value })}
        />
        {lugar > 0 && (
          <button
            type="button"
            className="ui-plano"
            aria-label={`Subir ${cual}`}
            title="Subir"
            onClick={onSubir}
          >
            <Icono nombre="arriba" />
          </button>
        )}
        <button
          type="button"
          className="ui-plano"
          aria-label={`Quitar ${cual}`}
          title="Quitar"
          onClick={onQuitar}
        >
          <Icono nombre="basura" />
        </button>
      </div>
      <div className="ui-fila">
        <Cuantas
          etiqueta="Mínimo"
          de={cual}
          desde={0}
          valor={minimo}
          onElegir={(otro) => onCambiar({ ...grupo, minimo: otro })}
        />
        <Cuantas
          etiqueta="Máximo"
          de={cual}
          desde={1}
          valor={maximo}
          onElegir={(otro) => onCambiar({ ...grupo, maximo: otro })}
        />
      </div>
      <ul className={estilos.opciones} aria-label={`Opciones de ${cual}`}>
        {opciones.map((opcion, i) => (
          <OpcionCampos
            key={i}
            opcion={opcion}
            cual={opcion.nombre.trim() || `la opción ${i + 1} de ${cual}`}
            onCambiar={(otra) => conOpciones(opciones.with(i, otra))}
            onQuitar={() => conOpciones(opciones.toSpliced(i, 1))}
          />
        ))}
      </ul>
      <Button type="text" onClick={() => conOpciones([...opciones, OPCION_NUEVA])}>
        <Icono nombre="mas" /> Agregar opción
        <span className="solo-lector"> a {cual}</span>
      </Button>
    </section>
  );
}

type CuantasProps = {
  etiqueta: string;
  de: string;
  desde: number;
  valor: number;
  onElegir: (valor: number) => void;
};

function Cuantas({ etiqueta, de, desde, valor, onElegir }: CuantasProps) {
  const hasta = ELEGIDAS_MAXIMO - desde + 1;
  return (
    <label className={estilos.cuantas}>
      {etiqueta}
      <select
        className="ui-boton cifra"
        aria-label={`${etiqueta} de ${de}`}
        value={valor}
        onChange={(event) => onElegir(Number(event.target.value))}
      >
        {Array.from({ length: hasta }, (_, i) => (
          <option key={i} value={i + desde}>
            {i + desde}
          </option>
        ))}
      </select>
    </label>
  );
}
