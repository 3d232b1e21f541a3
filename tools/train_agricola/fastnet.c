// The net in C, for training: `fast_net.py` replaces the bot's `net.py` with it. The bot itself needs no compiler.

#define PY_SSIZE_T_CLEAN
#include <Python.h>

typedef struct {
    Py_ssize_t inputs, one, two;
    float *first;  // By input: the weights of all units of the first layer.
    float *first_bias;
    float *second;  // By unit of the second layer: the weights of the first layer's units.
    float *second_bias;
    float *third;
    float third_bias;
} Net;

static void release(PyObject *capsule)
{
    Net *net = PyCapsule_GetPointer(capsule, "net");
    free(net->first);
    free(net);
}

static PyObject *make(PyObject *self, PyObject *args)
{
    Py_ssize_t inputs, one, two;
    Py_buffer weights;
    if (!PyArg_ParseTuple(args, "nnny*", &inputs, &one, &two, &weights))
        return NULL;
    Py_ssize_t count = inputs * one + one + one * two + two + two + 1;
    if (weights.len != count * (Py_ssize_t)sizeof(float)) {
        PyBuffer_Release(&weights);
        PyErr_SetString(PyExc_ValueError, "the weights don't fit the sizes");
        return NULL;
    }
    Net *net = malloc(sizeof(Net));
    float *at = malloc(weights.len);
    if (!net || !at) {
        free(net);
        free(at);
        PyBuffer_Release(&weights);
        return PyErr_NoMemory();
    }
    memcpy(at, weights.buf, weights.len);
    PyBuffer_Release(&weights);
    *net = (Net){inputs, one, two};
    net->first = at;
    net->first_bias = at += inputs * one;
    net->second = at += one;
    net->second_bias = at += one * two;
    net->third = at += two;
    net->third_bias = at[two];
    PyObject *capsule = PyCapsule_New(net, "net", release);
    if (!capsule) {
        free(net->first);
        free(net);
    }
    return capsule;
}

// The net in the first of so many arguments; NULL with an exception set if there isn't one.
static Net *net_of(PyObject *const *args, Py_ssize_t count, Py_ssize_t wanted)
{
    if (count != wanted) {
        PyErr_Format(PyExc_TypeError, "%zd arguments instead of %zd", count, wanted);
        return NULL;
    }
    return PyCapsule_GetPointer(args[0], "net");
}

static int are_sums(const Net *net, PyObject *sums)
{
    if (PyBytes_Check(sums) && PyBytes_GET_SIZE(sums) == net->one * (Py_ssize_t)sizeof(float))
        return 1;
    PyErr_SetString(PyExc_ValueError, "the sums don't fit the net");
    return 0;
}

static int are_inputs(const Net *net, PyObject *x)
{
    if (PyList_Check(x) && PyList_GET_SIZE(x) == net->inputs)
        return 1;
    PyErr_SetString(PyExc_ValueError, "the inputs don't fit the net");
    return 0;
}

// The sums of the first layer for the numbers in list x, from those for the list old.
static PyObject *moved(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Net *net = net_of(args, count, 4);
    if (!net)
        return NULL;
    PyObject *old = args[1], *x = args[3];
    if (!are_inputs(net, old) || !are_sums(net, args[2]) || !are_inputs(net, x))
        return NULL;
    PyObject *result = PyBytes_FromStringAndSize(NULL, net->one * sizeof(float));
    if (!result)
        return NULL;
    float *sums = (float *)PyBytes_AS_STRING(result);
    memcpy(sums, PyBytes_AS_STRING(args[2]), net->one * sizeof(float));
    for (Py_ssize_t place = 0; place < net->inputs; place++) {
        PyObject *was = PyList_GET_ITEM(old, place), *is = PyList_GET_ITEM(x, place);
        if (was == is)
            continue;
        long before = PyLong_AsLong(was), now = PyLong_AsLong(is);
        if ((before == -1 || now == -1) && PyErr_Occurred()) {
            Py_DECREF(result);
            return NULL;
        }
        float change = (float)(now - before);
        const float *row = net->first + place * net->one;
        for (Py_ssize_t unit = 0; unit < net->one; unit++)
            sums[unit] += change * row[unit];
    }
    return result;
}

static PyObject *value(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Net *net = net_of(args, count, 2);
    if (!net || !are_sums(net, args[1]))
        return NULL;
    const float *sums = (const float *)PyBytes_AS_STRING(args[1]);
    float hidden[net->one];
    for (Py_ssize_t unit = 0; unit < net->one; unit++)
        hidden[unit] = sums[unit] > 0 ? sums[unit] : 0;
    float points = net->third_bias;
    for (Py_ssize_t last = 0; last < net->two; last++) {
        const float *row = net->second + last * net->one;
        float sum = net->second_bias[last];
        for (Py_ssize_t unit = 0; unit < net->one; unit++)
            sum += hidden[unit] * row[unit];
        if (sum > 0)
            points += sum * net->third[last];
    }
    return PyFloat_FromDouble(points);
}

static PyMethodDef methods[] = {
    {"make", make, METH_VARARGS, NULL},
    {"moved", (PyCFunction)moved, METH_FASTCALL, NULL},
    {"value", (PyCFunction)value, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "fastnet", NULL, -1, methods};

PyMODINIT_FUNC PyInit_fastnet(void) { return PyModule_Create(&module); }
