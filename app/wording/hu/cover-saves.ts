/** Mi véd meg valakit, akire a csataszabályok szerint lőnek. */
export const coverSaves = {
  'cover/in-area': '{{target, model}} ebben áll: {{piece, piece}}; fedezékmentése {{save}}+.',
  'cover/just-outside-area':
    'Egy kis elmozdulással a célpont ({{target, model}}) ide kerülne: {{piece, piece}}; ott a fedezékmentése {{save}}+ volna.',
  'cover/looked-over-area':
    'Köztük van, és átlátnak fölötte: {{piece, piece}}; úgy számít, mintha a célpont ({{target, model}}) egy részét takarná: fedezékmentése {{save}}+.',
  'cover/in-crater': '{{target, model}} ebben a kráterben áll: {{zone, zone}}; fedezékmentése {{save}}+.',
  'cover/hides-part':
    '{{piece, piece}}: a célpont ({{target, model}}) testének {{share, share}}-át takarja, {{threshold, share}} elég. Fedezékmentése {{save}}+.',
  'cover/hides-too-little':
    '{{piece, piece}}: a célpont ({{target, model}}) testének {{share, share}}-át takarja; {{threshold, share}} kell.',
  'cover/gives-none':
    '{{piece, piece}}: a célpont ({{target, model}}) testének {{share, share}}-át takarja, de az ilyesmi nem ad fedezéket.',
  'cover/vehicle-hides-part':
    '{{model, model}} a célpont ({{target, model}}) testének {{share, share}}-át takarja, {{threshold, share}} elég. Jármű mögött a fedezékmentés {{save}}+.',
  'cover/vehicle-hides-too-little':
    '{{model, model}} a célpont ({{target, model}}) testének {{share, share}}-át takarja; {{threshold, share}} kell.',
  'cover/too-low':
    '{{piece, piece}} ({{category}}. kategória) túl alacsony ahhoz, hogy a célpontot ({{target, model}}, {{class}}. méretosztály) fedezze: nem ad mentést.',
  'cover/firers-own': '{{firer, model}} ebben áll, vagy hozzáér: {{piece, piece}}; előle csak azt fedezi, aki szintén hozzáér.',
  'cover/in-the-open':
    'Semmi sem takarja a célpont ({{target, model}}) testének {{threshold, share}}-át, és nem áll olyasmiben, ami fedezné: nincs fedezékmentése.',
  'cover/vehicle-hull-down':
    'A terep a járműnek ({{target, model}}) {{share, share}}-át takarja, legalább a felét: félig fedett (hull-down). Járműnek nincs fedezékmentése.',
  'cover/vehicle-takes-no-saves':
    'Járműnek nincs fedezékmentése; a terep a járműnek ({{target, model}}) {{share, share}}-át takarja, a felénél kevesebbet.',
};
