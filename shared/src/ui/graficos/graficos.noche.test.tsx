import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { GraficoBarras, GraficoLineas, type Serie } from '../graficos';

const series: Serie[] = [
  { nombre: 'Zeta', color: 'cat-teja', valores: [1, 2.5, 3] },
  { nombre: 'Alfa', color: 'cat-uva', valores: [4, 0, 6] },
];
const comun = {
  titulo: 'Ventas',
  eje: 'Mes',
  etiquetas: ['09/2026', '10/2026', '11/2026'],
  series,
  formato: (valor: number) => `${valor.toFixed(2)} kg`,
};

/** jsdom lays nothing out; a chart fills the place it has. */
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.matches('.recharts-responsive-container')
      ? new DOMRect(0, 0, 600, 260)
      : new DOMRect();
  });
});

describe.each([
  ['GraficoBarras', GraficoBarras, '.recharts-bar-rectangle path', 5], // nothing is drawn of a zero
  ['GraficoLineas', GraficoLineas, '.recharts-line-curve', 2],
] as const)('%s', (_nombre, Grafico, marcas, cuantas) => {
  it('has its name, and all its figures in a table', async () => {
    render(<Grafico {...comun} />);
    expect(screen.getByRole('figure', { name: 'Ventas' })).toBeVisible();
    await userEvent.click(screen.getByText('Ver los datos en una tabla'));
    const tabla = within(screen.getByRole('region', { name: 'Datos de Ventas' }));
    expect(tabla.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MesZetaAlfa',
      '09/20261.00 kg4.00 kg',
      '10/20262.50 kg0.00 kg',
      '11/20263.00 kg6.00 kg',
    ]);
  });

  it('is drawn in the colours of the page, at once, in the order it was given', async () => {
    const { container } = render(<Grafico {...comun} />);
    await waitFor(() => expect(container.querySelectorAll(marcas)).toHaveLength(cuantas));
    const dibujadas = [...container.querySelectorAll(marcas)];
    const colores = dibujadas.map((uno) => /--c-cat-\w+/.exec(uno.outerHTML)?.[0] ?? uno.outerHTML);
    expect(new Set(colores)).toEqual(new Set(['--c-cat-teja', '--c-cat-uva']));
    const leyenda = [...container.querySelectorAll('figure ul > li')];
    expect(leyenda.map(({ textContent }) => textContent.trim())).toEqual(['Zeta', 'Alfa']);
  });

  it('is gone through with the arrows', async () => {
    const { container } = render(<Grafico {...comun} />);
    await waitFor(() => expect(container.querySelectorAll(marcas)).toHaveLength(cuantas));
    const dibujo = container.querySelector<SVGElement>('svg.recharts-surface[tabindex="0"]');
    act(() => dibujo?.focus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(container.querySelector('.recharts-tooltip-label')).toHaveTextContent('10/2026'),
    );
    expect(container.querySelector('.recharts-tooltip-item-list')).toHaveTextContent('2.50 kg');
  });
});

describe('GraficoBarras, of a screen that opens what is behind each bar', () => {
  it('sets one series behind the other, and says which was pressed', async () => {
    const onElegir = jest.fn();
    const { container } = render(<GraficoBarras {...comun} comparadas onElegir={onElegir} />);
    const barras = () => [...container.querySelectorAll('.recharts-bar-rectangle path')];
    await waitFor(() => expect(barras()).toHaveLength(5));
    await userEvent.click(barras()[3]!);
    expect(onElegir).toHaveBeenCalledWith(1);
    const de = (lado: string) => barras().map((barra) => Number(barra.getAttribute(lado)));
    // none stands on another: all begin at the axis
    const pies = de('y').map((y, i) => y + (de('height')[i] ?? 0));
    expect(new Set(pies.map(Math.round)).size).toBe(1);
  });

  it('is narrower than what it is measured against, also where there are many', async () => {
    const doce = Array.from({ length: 12 }, (_, i) => i + 1);
    const hoy = { nombre: 'Hoy', color: 'serie', valores: doce } as const;
    const antes = { nombre: 'Antes', color: 'serie-antes', valores: doce } as const;
    const { container } = render(
      <GraficoBarras {...comun} etiquetas={doce.map(String)} series={[hoy, antes]} comparadas />,
    );
    const barras = () => [...container.querySelectorAll('.recharts-bar-rectangle path')];
    await waitFor(() => expect(barras()).toHaveLength(24));
    const anchos = new Set(
      barras().map((barra) => Math.round(Number(barra.getAttribute('width')))),
    );
    expect(anchos.size).toBe(2);
  });

  it('says the figure of the highest of those that are compared, and of no other', async () => {
    const { container } = render(<GraficoBarras {...comun} comparadas />);
    await waitFor(() =>
      expect(container.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(5),
    );
    const rotulos = [...container.querySelectorAll('text[font-weight="600"]')];
    expect(rotulos.map(({ textContent }) => textContent)).toEqual(['3.00 kg']);
  });

  it('says it of the highest also where there was nothing before', async () => {
    const [primera, ...resto] = series;
    const deHoy = { ...primera, nombre: 'Hoy', color: 'serie', valores: [0, 7, 2] } as const;
    const { container } = render(
      <GraficoBarras {...comun} series={[deHoy, ...resto]} comparadas />,
    );
    const rotulo = await waitFor(() => {
      const [uno] = container.querySelectorAll('text[font-weight="600"]');
      expect(uno).toHaveTextContent('7.00 kg');
      return uno;
    });
    const barras = [...container.querySelectorAll('.recharts-bar-rectangle path')];
    expect(barras.length).toBeGreaterThan(2);
    expect(rotulo).toBeInTheDocument();
  });

  it('has the table it is given instead of its own', async () => {
    const tabla = (
      <table>
        <tbody>
          <tr>
            <td>suya</td>
          </tr>
        </tbody>
      </table>
    );
    render(<GraficoBarras {...comun} tabla={tabla} />);
    await userEvent.click(screen.getByText('Ver los datos en una tabla'));
    const datos = within(screen.getByRole('region', { name: 'Datos de Ventas' }));
    expect(datos.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['suya']);
  });
});
