import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { vigilarSobrantes } from './sobrantes';
import { correrDeBuild } from './testing/deBuild';

describe('what an area leaves at the page', () => {
  let recoger: (area: string) => void;
  beforeAll(() => {
    document.body.innerHTML = '<div id="raiz" class="del-marco"></div>';
    document.documentElement.setAttribute('lang', 'es');
    ({ recoger } = vigilarSobrantes());
  });
  afterEach(() => recoger('caja'));

  it('is taken back: nodes that its code put beside the frame, and none of the shell', () => {
    document.body.appendChild(document.createElement('aside'));
    correrDeBuild(
      'caja',
      `const uno = document.body.appendChild(document.createElement('p'));
       document.head.append(document.createElement('meta'), document.createElement('script'));
       document.body.insertBefore(document.createElement('hr'), uno);`,
    );
    expect(document.querySelectorAll('body > p, body > hr, head > meta')).toHaveLength(3);
    recoger('ventas');
    expect(document.querySelectorAll('body > p, body > hr, head > meta')).toHaveLength(3);
    recoger('caja');
    expect(document.querySelectorAll('body > p, body > hr, head > meta')).toHaveLength(0);
    expect(document.querySelectorAll('body > aside, head > script, #raiz')).toHaveLength(3);
  });

  it('is taken back: classes, styles and other attributes of what holds the page', () => {
    document.documentElement.dataset['tema'] = 'oscuro'; // the frame's own, and meant to stay
    document.body.style.display = 'none';
    document.documentElement.className = 'roto';
    document.documentElement.inert = true;
    const raiz = document.getElementById('raiz');
    raiz?.setAttribute('class', 'otra');
    recoger('caja');
    expect(document.body.getAttribute('style')).toBeNull();
    expect(document.documentElement.outerHTML).toMatch(/^<html lang="es" data-tema="oscuro">/);
    expect(raiz?.className).toBe('del-marco');
  });

  it('is taken back: handlers of the page itself', () => {
    const oido = jest.fn();
    window.onkeydown = oido;
    document.onclick = oido;
    window.onbeforeunload = oido;
    recoger('caja');
    window.dispatchEvent(new Event('keydown'));
    document.dispatchEvent(new Event('click'));
    expect([window.onkeydown, document.onclick, window.onbeforeunload]).toEqual([null, null, null]);
    expect(oido).not.toHaveBeenCalled();
  });
});
