// What scripts have to say, in the reader's language; the page brings it along.

const words = JSON.parse(document.body.dataset.words);

/** The words of that name, with facts in their places. */
export const say = (name, facts = {}) => words[name].replace(/\{(\w+)\}/g, (place, fact) => facts[fact] ?? place);
