import { type ErrandLetter, openErrandOffice } from './errand-post.ts';

const answer = openErrandOffice();

addEventListener('message', ({ data }: MessageEvent<ErrandLetter>) => postMessage(answer(data)));
